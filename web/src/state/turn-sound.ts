// A short sound for the player's turn, synthesized by the browser.

let sound: AudioContext | null = null;

/** Play two soft notes, a fourth apart. Browsers allow it after the first click on the page. */
export function playTurnSound(): void {
  sound ??= new AudioContext();
  [523.25, 698.46].forEach((pitch, i) => note(sound as AudioContext, pitch, i * 0.14));
}

function note(context: AudioContext, pitch: number, delay: number): void {
  const begin = context.currentTime + delay;
  const tone = new OscillatorNode(context, { frequency: pitch, type: "triangle" });
  const loudness = new GainNode(context, { gain: 0 });
  loudness.gain.linearRampToValueAtTime(0.12, begin + 0.02);
  loudness.gain.exponentialRampToValueAtTime(0.001, begin + 0.4);
  tone.connect(loudness).connect(context.destination);
  tone.start(begin);
  tone.stop(begin + 0.45);
}
