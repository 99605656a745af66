CREATE TABLE public.choices (
    table_id character varying NOT NULL,
    number integer NOT NULL,
    choice text NOT NULL,
    at double precision NOT NULL
);
CREATE TABLE public.schema_version (
    number integer NOT NULL
);
CREATE TABLE public.seats (
    table_id character varying NOT NULL,
    seat integer NOT NULL,
    kind character varying NOT NULL,
    name character varying NOT NULL,
    agent character varying NOT NULL,
    part character varying NOT NULL
);
CREATE TABLE public.secrets (
    table_id character varying NOT NULL,
    digest character varying NOT NULL,
    seat integer NOT NULL,
    kind character varying NOT NULL,
    expires double precision NOT NULL
);
CREATE TABLE public.snapshots (
    table_id character varying NOT NULL,
    number integer NOT NULL,
    saved text NOT NULL
);
CREATE TABLE public.tables (
    id character varying NOT NULL,
    status character varying NOT NULL,
    public integer NOT NULL,
    settings text NOT NULL,
    host integer NOT NULL,
    commitment character varying NOT NULL,
    server_part character varying NOT NULL,
    seed character varying NOT NULL,
    rules integer NOT NULL,
    sets text NOT NULL,
    version integer NOT NULL,
    began double precision NOT NULL,
    due double precision NOT NULL,
    created double precision NOT NULL,
    touched double precision NOT NULL,
    next character varying NOT NULL
);
INSERT INTO public.choices VALUES ('secret-4', 1, '[0, "choose-food", "pack-hunting-1"]', 1003);
INSERT INTO public.choices VALUES ('secret-4', 2, '[1, "choose-food", "hard-shell-6"]', 1006);
INSERT INTO public.choices VALUES ('secret-4', 3, '[1, "grow-body", "climbing-7", "B1"]', 1009);
INSERT INTO public.choices VALUES ('secret-4', 4, '[1, "grow-body", "warning-call-2", "B1"]', 1012);
INSERT INTO public.choices VALUES ('secret-4', 5, '[1, "new-left", "ambush-2"]', 1015);
INSERT INTO public.choices VALUES ('secret-4', 6, '[1, "done"]', 1015);
INSERT INTO public.choices VALUES ('secret-4', 7, '[0, "new-left", "warning-call-7"]', 1018);
INSERT INTO public.choices VALUES ('secret-4', 8, '[0, "new-left", "foraging-4"]', 1021);
INSERT INTO public.choices VALUES ('secret-4', 9, '[0, "grow-body", "intelligence-2", "A3"]', 1024);
INSERT INTO public.choices VALUES ('secret-4', 10, '[0, "done"]', 1024);
INSERT INTO public.choices VALUES ('secret-4', 11, '[1, "feed", "B2"]', 1027);
INSERT INTO public.choices VALUES ('secret-4', 12, '[0, "pass"]', 1027);
INSERT INTO public.choices VALUES ('secret-4', 13, '[1, "pass"]', 1027);
INSERT INTO public.choices VALUES ('secret-4', 14, '[0, "choose-food", "horns-4"]', 1030);
INSERT INTO public.choices VALUES ('secret-4', 15, '[1, "choose-food", "defensive-herding-1"]', 1033);
INSERT INTO public.choices VALUES ('secret-4', 16, '[0, "new-right", "cooperation-1"]', 1036);
INSERT INTO public.choices VALUES ('secret-4', 17, '[0, "grow-body", "long-neck-7", "A4"]', 1039);
INSERT INTO public.choices VALUES ('secret-4', 18, '[0, "grow-population", "climbing-2", "A4"]', 1042);
INSERT INTO public.choices VALUES ('secret-4', 19, '[0, "done"]', 1042);
INSERT INTO public.choices VALUES ('secret-4', 20, '[1, "new-left", "defensive-herding-2"]', 1045);
INSERT INTO public.choices VALUES ('secret-4', 21, '[1, "grow-body", "foraging-7", "B2"]', 1048);
INSERT INTO public.choices VALUES ('secret-4', 22, '[1, "play-trait", "carnivore-4", "B3"]', 1051);
INSERT INTO public.choices VALUES ('secret-4', 23, '[1, "done"]', 1054);
INSERT INTO public.choices VALUES ('secret-4', 24, '[0, "feed", "A4"]', 1057);
INSERT INTO public.choices VALUES ('secret-4', 25, '[1, "feed", "B2"]', 1057);
INSERT INTO public.choices VALUES ('secret-4', 26, '[0, "feed", "A5"]', 1060);
INSERT INTO public.choices VALUES ('secret-4', 27, '[1, "pass"]', 1060);
INSERT INTO public.choices VALUES ('secret-4', 28, '[0, "feed", "A4"]', 1060);
INSERT INTO public.choices VALUES ('secret-4', 29, '[1, "pass"]', 1060);
INSERT INTO public.choices VALUES ('secret-4', 30, '[0, "pass"]', 1060);
INSERT INTO public.choices VALUES ('secret-4', 31, '[0, "choose-food", "fertile-3"]', 1063);
INSERT INTO public.choices VALUES ('secret-4', 32, '[1, "choose-food", "carnivore-5"]', 1066);
INSERT INTO public.choices VALUES ('secret-4', 33, '[1, "grow-body", "symbiosis-4", "B2"]', 1069);
INSERT INTO public.choices VALUES ('secret-4', 34, '[1, "play-trait", "fertile-1", "B2"]', 1072);
INSERT INTO public.choices VALUES ('secret-4', 35, '[1, "new-right", "hard-shell-5"]', 1075);
INSERT INTO public.choices VALUES ('secret-4', 36, '[1, "remove-trait", "fertile-1", "B2"]', 1078);
INSERT INTO public.choices VALUES ('secret-4', 37, '[1, "play-trait", "defensive-herding-3", "B4"]', 1081);
INSERT INTO public.choices VALUES ('secret-4', 38, '[1, "remove-trait", "defensive-herding-3", "B4"]', 1084);
INSERT INTO public.choices VALUES ('secret-4', 39, '[1, "done"]', 1084);
INSERT INTO public.choices VALUES ('secret-4', 40, '[0, "play-trait", "cooperation-2", "A5"]', 1087);
INSERT INTO public.choices VALUES ('secret-4', 41, '[0, "new-left", "fat-tissue-2"]', 1090);
INSERT INTO public.choices VALUES ('secret-4', 42, '[0, "grow-population", "fat-tissue-7", "A4"]', 1093);
INSERT INTO public.choices VALUES ('secret-4', 43, '[0, "grow-body", "burrowing-4", "A6"]', 1096);
INSERT INTO public.choices VALUES ('secret-4', 44, '[0, "done"]', 1099);
INSERT INTO public.choices VALUES ('secret-4', 45, '[1, "feed", "B4"]', 1102);
INSERT INTO public.choices VALUES ('secret-4', 46, '[0, "feed", "A5"]', 1105);
INSERT INTO public.choices VALUES ('secret-4', 47, '[1, "feed", "B2"]', 1105);
INSERT INTO public.choices VALUES ('secret-4', 48, '[0, "feed", "A4"]', 1108);
INSERT INTO public.choices VALUES ('secret-4', 49, '[1, "pass"]', 1108);
INSERT INTO public.choices VALUES ('secret-4', 50, '[0, "feed", "A4"]', 1111);
INSERT INTO public.choices VALUES ('secret-4', 51, '[1, "pass"]', 1111);
INSERT INTO public.choices VALUES ('secret-4', 52, '[0, "feed", "A6"]', 1114);
INSERT INTO public.choices VALUES ('secret-4', 53, '[1, "pass"]', 1114);
INSERT INTO public.choices VALUES ('secret-4', 54, '[0, "feed", "A4"]', 1114);
INSERT INTO public.choices VALUES ('secret-4', 55, '[1, "pass"]', 1114);
INSERT INTO public.choices VALUES ('secret-4', 56, '[0, "pass"]', 1114);
INSERT INTO public.choices VALUES ('secret-4', 57, '[0, "choose-food", "horns-7"]', 1117);
INSERT INTO public.choices VALUES ('secret-4', 58, '[1, "choose-food", "ambush-3"]', 1120);
INSERT INTO public.choices VALUES ('secret-4', 59, '[0, "grow-body", "pack-hunting-3", "A6"]', 1123);
INSERT INTO public.choices VALUES ('secret-4', 60, '[0, "play-trait", "burrowing-5", "A4"]', 1126);
INSERT INTO public.choices VALUES ('secret-4', 61, '[0, "grow-body", "horns-3", "A5"]', 1129);
INSERT INTO public.choices VALUES ('secret-4', 62, '[0, "new-left", "burrowing-6"]', 1132);
INSERT INTO public.choices VALUES ('secret-4', 63, '[0, "play-trait", "fertile-7", "A6"]', 1135);
INSERT INTO public.choices VALUES ('secret-4', 64, '[0, "remove-trait", "cooperation-2", "A5"]', 1138);
INSERT INTO public.choices VALUES ('secret-4', 65, '[0, "done"]', 1141);
INSERT INTO public.choices VALUES ('secret-4', 66, '[1, "grow-body", "defensive-herding-4", "B4"]', 1144);
INSERT INTO public.choices VALUES ('secret-4', 67, '[1, "play-trait", "fertile-4", "B2"]', 1147);
INSERT INTO public.choices VALUES ('secret-4', 68, '[1, "grow-population", "scavenger-4", "B4"]', 1150);
INSERT INTO public.choices VALUES ('secret-4', 69, '[1, "done"]', 1153);
INSERT INTO public.choices VALUES ('secret-4', 70, '[0, "feed", "A7"]', 1156);
INSERT INTO public.choices VALUES ('secret-4', 71, '[1, "feed", "B2"]', 1159);
INSERT INTO public.choices VALUES ('secret-4', 72, '[0, "feed", "A6"]', 1162);
INSERT INTO public.choices VALUES ('secret-4', 73, '[1, "feed", "B4"]', 1162);
INSERT INTO public.choices VALUES ('secret-4', 74, '[0, "pass"]', 1162);
INSERT INTO public.choices VALUES ('secret-4', 75, '[1, "pass"]', 1162);
INSERT INTO public.choices VALUES ('secret-4', 76, '[0, "choose-food", "ambush-5"]', 1165);
INSERT INTO public.choices VALUES ('secret-4', 77, '[1, "choose-food", "defensive-herding-7"]', 1168);
INSERT INTO public.choices VALUES ('secret-4', 78, '[1, "new-right", "carnivore-12"]', 1171);
INSERT INTO public.choices VALUES ('secret-4', 79, '[1, "grow-body", "horns-2", "B5"]', 1174);
INSERT INTO public.choices VALUES ('secret-4', 80, '[1, "play-trait", "cooperation-6", "B2"]', 1177);
INSERT INTO public.choices VALUES ('secret-4', 81, '[1, "done"]', 1180);
INSERT INTO public.choices VALUES ('secret-8', 1, '[0, "migrate", "whale-cleaner-4", 2, 3]', 1183);
INSERT INTO public.choices VALUES ('secret-8', 2, '[0, "done"]', 1183);
INSERT INTO public.choices VALUES ('secret-8', 3, '[0, "pass"]', 1183);
INSERT INTO public.choices VALUES ('secret-8', 4, '[0, "discard", "transparent-7"]', 1186);
INSERT INTO public.choices VALUES ('secret-8', 5, '[0, "discard", "inking-2"]', 1189);
INSERT INTO public.choices VALUES ('secret-8', 6, '[0, "discard", "whale-cleaner-9"]', 1192);
INSERT INTO public.choices VALUES ('secret-8', 7, '[0, "take-pool", "advanced-eyes"]', 1195);
INSERT INTO public.choices VALUES ('secret-8', 8, '[0, "done"]', 1195);
INSERT INTO public.choices VALUES ('secret-8', 9, '[1, "migrate", "bottom-feeder-9", 1, 4]', 1198);
INSERT INTO public.choices VALUES ('secret-8', 10, '[1, "done"]', 1198);
INSERT INTO public.choices VALUES ('secret-8', 11, '[1, "pass"]', 1198);
INSERT INTO public.choices VALUES ('secret-8', 12, '[1, "take-pool", "deep-sea-kraken"]', 1201);
INSERT INTO public.choices VALUES ('secret-8', 13, '[1, "done"]', 1201);
INSERT INTO public.choices VALUES ('secret-8', 14, '[0, "migrate", "shark-cleaner-2", 3, 1]', 1204);
INSERT INTO public.choices VALUES ('secret-8', 15, '[0, "done"]', 1204);
INSERT INTO public.choices VALUES ('secret-8', 16, '[0, "pass"]', 1204);
INSERT INTO public.choices VALUES ('secret-8', 17, '[0, "discard", "schooling-3"]', 1207);
INSERT INTO public.choices VALUES ('secret-12', 108, '[1, "pass"]', 1375);
INSERT INTO public.choices VALUES ('secret-8', 18, '[0, "take-pool", "barbels"]', 1210);
INSERT INTO public.choices VALUES ('secret-8', 19, '[0, "done"]', 1210);
INSERT INTO public.choices VALUES ('secret-8', 20, '[1, "migrate", "tentacled-2", 1, 3]', 1213);
INSERT INTO public.choices VALUES ('secret-8', 21, '[1, "done"]', 1213);
INSERT INTO public.choices VALUES ('secret-8', 22, '[1, "pass"]', 1213);
INSERT INTO public.choices VALUES ('secret-8', 23, '[1, "done"]', 1216);
INSERT INTO public.choices VALUES ('secret-8', 24, '[0, "migrate", "whale-cleaner-2", 2, 1]', 1219);
INSERT INTO public.choices VALUES ('secret-8', 25, '[0, "done"]', 1219);
INSERT INTO public.choices VALUES ('secret-8', 26, '[0, "pass"]', 1219);
INSERT INTO public.choices VALUES ('secret-8', 27, '[0, "discard", "tentacled-9"]', 1222);
INSERT INTO public.choices VALUES ('secret-8', 28, '[0, "draw-deep"]', 1225);
INSERT INTO public.choices VALUES ('secret-8', 29, '[0, "done"]', 1225);
INSERT INTO public.choices VALUES ('secret-8', 30, '[1, "migrate", "symbiotic-4", 1, 2]', 1228);
INSERT INTO public.choices VALUES ('secret-8', 31, '[1, "done"]', 1228);
INSERT INTO public.choices VALUES ('secret-8', 32, '[1, "pass"]', 1228);
INSERT INTO public.choices VALUES ('secret-8', 33, '[1, "discard", "bottom-feeder-5"]', 1231);
INSERT INTO public.choices VALUES ('secret-8', 34, '[1, "take-pool", "poisonous-spines"]', 1234);
INSERT INTO public.choices VALUES ('secret-8', 35, '[1, "done"]', 1234);
INSERT INTO public.choices VALUES ('secret-8', 36, '[0, "migrate", "apex-predator-3", 2, 1]', 1237);
INSERT INTO public.choices VALUES ('secret-8', 37, '[0, "done"]', 1237);
INSERT INTO public.choices VALUES ('secret-8', 38, '[0, "pass"]', 1237);
INSERT INTO public.choices VALUES ('secret-8', 39, '[0, "draw-deep"]', 1240);
INSERT INTO public.choices VALUES ('secret-8', 40, '[0, "done"]', 1240);
INSERT INTO public.choices VALUES ('secret-8', 41, '[1, "migrate", "whale-cleaner-10", 2, 3]', 1243);
INSERT INTO public.choices VALUES ('secret-8', 42, '[1, "migrate", "filter-feeder-9", 4, 2]', 1246);
INSERT INTO public.choices VALUES ('secret-8', 43, '[1, "done"]', 1246);
INSERT INTO public.choices VALUES ('secret-8', 44, '[1, "pass"]', 1246);
INSERT INTO public.choices VALUES ('secret-8', 45, '[1, "take-pool", "pack-hunting"]', 1249);
INSERT INTO public.choices VALUES ('secret-8', 46, '[1, "done"]', 1249);
INSERT INTO public.choices VALUES ('secret-8', 47, '[0, "migrate", "advanced-eyes", 1, 4]', 1252);
INSERT INTO public.choices VALUES ('secret-8', 48, '[0, "migrate", "crushing-jaw", 2, 4]', 1255);
INSERT INTO public.choices VALUES ('secret-8', 49, '[0, "done"]', 1255);
INSERT INTO public.choices VALUES ('secret-8', 50, '[0, "pass"]', 1255);
INSERT INTO public.choices VALUES ('secret-8', 51, '[0, "take-pool", "massive-fins"]', 1258);
INSERT INTO public.choices VALUES ('secret-8', 52, '[0, "done"]', 1258);
INSERT INTO public.choices VALUES ('secret-8', 53, '[1, "evolve-new", "apex-predator-1"]', 1261);
INSERT INTO public.choices VALUES ('secret-8', 54, '[1, "migrate", "filter-feeder-7", 3, 1]', 1264);
INSERT INTO public.choices VALUES ('secret-8', 55, '[1, "done"]', 1267);
INSERT INTO public.choices VALUES ('secret-8', 56, '[1, "pass"]', 1267);
INSERT INTO public.choices VALUES ('secret-8', 57, '[1, "done"]', 1270);
INSERT INTO public.choices VALUES ('secret-8', 58, '[0, "migrate", "transparent-6", 3, 2]', 1273);
INSERT INTO public.choices VALUES ('secret-8', 59, '[0, "migrate", "schooling-9", 3, 4]', 1276);
INSERT INTO public.choices VALUES ('secret-8', 60, '[0, "done"]', 1276);
INSERT INTO public.choices VALUES ('secret-8', 61, '[0, "pass"]', 1276);
INSERT INTO public.choices VALUES ('secret-8', 62, '[0, "draw-deep"]', 1279);
INSERT INTO public.choices VALUES ('secret-8', 63, '[0, "done"]', 1279);
INSERT INTO public.choices VALUES ('secret-8', 64, '[1, "migrate", "pack-hunting", 1, 4]', 1282);
INSERT INTO public.choices VALUES ('secret-8', 65, '[1, "migrate", "poisonous-spines", 1, 2]', 1285);
INSERT INTO public.choices VALUES ('secret-8', 66, '[1, "done"]', 1285);
INSERT INTO public.choices VALUES ('secret-8', 67, '[1, "pass"]', 1285);
INSERT INTO public.choices VALUES ('secret-8', 68, '[1, "done"]', 1288);
INSERT INTO public.choices VALUES ('secret-8', 69, '[0, "migrate", "massive-fins", 2, 1]', 1291);
INSERT INTO public.choices VALUES ('secret-8', 70, '[0, "migrate", "apex-predator-9", 1, 2]', 1294);
INSERT INTO public.choices VALUES ('secret-8', 71, '[0, "done"]', 1294);
INSERT INTO public.choices VALUES ('secret-8', 72, '[0, "pass"]', 1294);
INSERT INTO public.choices VALUES ('secret-8', 73, '[0, "discard", "symbiotic-9"]', 1297);
INSERT INTO public.choices VALUES ('secret-8', 74, '[0, "take-pool", "acute-smell"]', 1300);
INSERT INTO public.choices VALUES ('secret-8', 75, '[0, "done"]', 1300);
INSERT INTO public.choices VALUES ('secret-8', 76, '[1, "migrate", "apex-predator-6", 1, 2]', 1303);
INSERT INTO public.choices VALUES ('secret-8', 77, '[1, "migrate", "symbiotic-6", 2, 1]', 1306);
INSERT INTO public.choices VALUES ('secret-8', 78, '[1, "done"]', 1306);
INSERT INTO public.choices VALUES ('secret-8', 79, '[1, "pass"]', 1306);
INSERT INTO public.choices VALUES ('secret-8', 80, '[1, "draw-deep"]', 1309);
INSERT INTO public.choices VALUES ('secret-8', 81, '[1, "done"]', 1309);
INSERT INTO public.choices VALUES ('secret-8', 82, '[0, "migrate", "voracious-feeder", 4, 3]', 1312);
INSERT INTO public.choices VALUES ('secret-8', 83, '[0, "migrate", "transparent-9", 4, 2]', 1315);
INSERT INTO public.choices VALUES ('secret-8', 84, '[0, "done"]', 1315);
INSERT INTO public.choices VALUES ('secret-8', 85, '[0, "pass"]', 1315);
INSERT INTO public.choices VALUES ('secret-8', 86, '[0, "draw-deep"]', 1318);
INSERT INTO public.choices VALUES ('secret-8', 87, '[0, "done"]', 1318);
INSERT INTO public.choices VALUES ('secret-8', 88, '[1, "migrate", "deep-sea-kraken", 1, 3]', 1321);
INSERT INTO public.choices VALUES ('secret-8', 89, '[1, "migrate", "inking-3", 2, 1]', 1324);
INSERT INTO public.choices VALUES ('secret-8', 90, '[1, "done"]', 1324);
INSERT INTO public.choices VALUES ('secret-8', 91, '[1, "pass"]', 1324);
INSERT INTO public.choices VALUES ('secret-8', 92, '[1, "discard", "filter-feeder-2"]', 1327);
INSERT INTO public.choices VALUES ('secret-8', 93, '[1, "draw-deep"]', 1330);
INSERT INTO public.choices VALUES ('secret-8', 94, '[1, "done"]', 1330);
INSERT INTO public.choices VALUES ('secret-8', 95, '[0, "migrate", "deep-shark-cleaner", 3, 2]', 1333);
INSERT INTO public.choices VALUES ('secret-8', 96, '[0, "migrate", "transparent-2", 3, 4]', 1336);
INSERT INTO public.choices VALUES ('secret-8', 97, '[0, "done"]', 1336);
INSERT INTO public.choices VALUES ('secret-8', 98, '[0, "pass"]', 1336);
INSERT INTO public.choices VALUES ('secret-8', 99, '[0, "take-pool", "deep-speed"]', 1339);
INSERT INTO public.choices VALUES ('secret-8', 100, '[0, "done"]', 1339);
INSERT INTO public.choices VALUES ('secret-8', 101, '[1, "evolve-new", "symbiotic-5"]', 1342);
INSERT INTO public.choices VALUES ('secret-8', 102, '[1, "migrate", "symbiotic-8", 2, 3]', 1345);
INSERT INTO public.choices VALUES ('secret-8', 103, '[1, "remove", "symbiotic-5", "B2"]', 1348);
INSERT INTO public.choices VALUES ('secret-8', 104, '[1, "done"]', 1348);
INSERT INTO public.choices VALUES ('secret-8', 105, '[1, "pass"]', 1351);
INSERT INTO public.choices VALUES ('secret-8', 106, '[1, "take-pool", "rows-of-teeth"]', 1354);
INSERT INTO public.choices VALUES ('secret-8', 107, '[1, "done"]', 1354);
INSERT INTO public.choices VALUES ('secret-8', 108, '[0, "migrate", "schooling-6", 3, 1]', 1357);
INSERT INTO public.choices VALUES ('secret-8', 109, '[0, "migrate", "deep-speed", 4, 3]', 1360);
INSERT INTO public.choices VALUES ('secret-8', 110, '[0, "done"]', 1360);
INSERT INTO public.choices VALUES ('secret-8', 111, '[0, "pass"]', 1360);
INSERT INTO public.choices VALUES ('secret-12', 1, '[1, "play-animal", "symbiosis-4"]', 1363);
INSERT INTO public.choices VALUES ('secret-12', 2, '[0, "play-animal", "sharp-vision/fat-tissue-3"]', 1363);
INSERT INTO public.choices VALUES ('secret-12', 3, '[1, "play-trait", "swimming-7", 0, "B1"]', 1363);
INSERT INTO public.choices VALUES ('secret-12', 4, '[0, "play-trait", "grazing/fat-tissue-1", 0, "A1"]', 1363);
INSERT INTO public.choices VALUES ('secret-12', 5, '[1, "pass"]', 1363);
INSERT INTO public.choices VALUES ('secret-12', 6, '[0, "pass"]', 1363);
INSERT INTO public.choices VALUES ('secret-12', 7, '[1, "feed", "B1"]', 1363);
INSERT INTO public.choices VALUES ('secret-12', 8, '[0, "feed", "A1"]', 1363);
INSERT INTO public.choices VALUES ('secret-12', 109, '[0, "pass"]', 1375);
INSERT INTO public.choices VALUES ('secret-12', 9, '[0, "play-animal", "cooperation/carnivorous-3"]', 1363);
INSERT INTO public.choices VALUES ('secret-12', 10, '[1, "play-animal", "cooperation/fat-tissue-3"]', 1363);
INSERT INTO public.choices VALUES ('secret-12', 11, '[0, "play-trait", "swimming-3", 0, "A1"]', 1363);
INSERT INTO public.choices VALUES ('secret-12', 12, '[1, "play-animal", "running-4"]', 1363);
INSERT INTO public.choices VALUES ('secret-12', 13, '[0, "pass"]', 1363);
INSERT INTO public.choices VALUES ('secret-12', 14, '[1, "play-trait", "swimming-8", 0, "B2"]', 1363);
INSERT INTO public.choices VALUES ('secret-12', 15, '[1, "play-trait", "mimicry-2", 0, "B3"]', 1363);
INSERT INTO public.choices VALUES ('secret-12', 16, '[1, "play-animal", "tail-loss-3"]', 1363);
INSERT INTO public.choices VALUES ('secret-12', 17, '[1, "play-trait", "swimming-1", 0, "B3"]', 1363);
INSERT INTO public.choices VALUES ('secret-12', 18, '[1, "pass"]', 1363);
INSERT INTO public.choices VALUES ('secret-12', 19, '[0, "feed", "A1"]', 1363);
INSERT INTO public.choices VALUES ('secret-12', 20, '[0, "graze", "A1"]', 1363);
INSERT INTO public.choices VALUES ('secret-12', 21, '[1, "feed", "B3"]', 1363);
INSERT INTO public.choices VALUES ('secret-12', 22, '[0, "pass"]', 1363);
INSERT INTO public.choices VALUES ('secret-12', 23, '[1, "pass"]', 1363);
INSERT INTO public.choices VALUES ('secret-12', 24, '[1, "play-trait", "camouflage/fat-tissue-4", 1, "B3"]', 1366);
INSERT INTO public.choices VALUES ('secret-12', 25, '[0, "play-animal", "high-body-weight/fat-tissue-4"]', 1366);
INSERT INTO public.choices VALUES ('secret-12', 26, '[1, "play-animal", "high-body-weight/fat-tissue-2"]', 1366);
INSERT INTO public.choices VALUES ('secret-12', 27, '[0, "play-trait", "burrowing/fat-tissue-2", 0, "A3"]', 1366);
INSERT INTO public.choices VALUES ('secret-12', 28, '[1, "pass"]', 1366);
INSERT INTO public.choices VALUES ('secret-12', 29, '[0, "play-trait", "camouflage/fat-tissue-2", 1, "A1"]', 1366);
INSERT INTO public.choices VALUES ('secret-12', 30, '[0, "pass"]', 1366);
INSERT INTO public.choices VALUES ('secret-12', 31, '[1, "feed", "B5"]', 1366);
INSERT INTO public.choices VALUES ('secret-12', 32, '[0, "feed", "A1"]', 1366);
INSERT INTO public.choices VALUES ('secret-12', 33, '[0, "done"]', 1366);
INSERT INTO public.choices VALUES ('secret-12', 34, '[1, "pass"]', 1366);
INSERT INTO public.choices VALUES ('secret-12', 35, '[0, "graze", "A1"]', 1366);
INSERT INTO public.choices VALUES ('secret-12', 36, '[0, "pass"]', 1366);
INSERT INTO public.choices VALUES ('secret-12', 37, '[1, "pass"]', 1366);
INSERT INTO public.choices VALUES ('secret-12', 38, '[0, "feed", "A1"]', 1366);
INSERT INTO public.choices VALUES ('secret-12', 39, '[0, "done"]', 1366);
INSERT INTO public.choices VALUES ('secret-12', 40, '[1, "feed", "B3"]', 1366);
INSERT INTO public.choices VALUES ('secret-12', 41, '[0, "feed", "A3"]', 1366);
INSERT INTO public.choices VALUES ('secret-12', 42, '[0, "graze", "A1"]', 1366);
INSERT INTO public.choices VALUES ('secret-12', 43, '[1, "pass"]', 1366);
INSERT INTO public.choices VALUES ('secret-12', 44, '[0, "use-fat", "A1", 1]', 1366);
INSERT INTO public.choices VALUES ('secret-12', 45, '[1, "pass"]', 1366);
INSERT INTO public.choices VALUES ('secret-12', 46, '[0, "pass"]', 1366);
INSERT INTO public.choices VALUES ('secret-12', 47, '[0, "play-animal", "cooperation/fat-tissue-2"]', 1366);
INSERT INTO public.choices VALUES ('secret-12', 48, '[1, "play-trait", "communication/carnivorous-3", 1, "B5"]', 1369);
INSERT INTO public.choices VALUES ('secret-12', 49, '[0, "play-trait", "scavenger-1", 0, "A1"]', 1369);
INSERT INTO public.choices VALUES ('secret-12', 50, '[1, "play-trait", "camouflage/fat-tissue-1", 0, "B3"]', 1369);
INSERT INTO public.choices VALUES ('secret-12', 51, '[0, "play-pair", "symbiosis-2", 0, "A3", "A4"]', 1369);
INSERT INTO public.choices VALUES ('secret-12', 52, '[1, "pass"]', 1369);
INSERT INTO public.choices VALUES ('secret-12', 53, '[0, "pass"]', 1369);
INSERT INTO public.choices VALUES ('secret-12', 54, '[0, "feed", "A3"]', 1369);
INSERT INTO public.choices VALUES ('secret-12', 55, '[0, "graze", "A1"]', 1369);
INSERT INTO public.choices VALUES ('secret-12', 56, '[1, "pass"]', 1369);
INSERT INTO public.choices VALUES ('secret-12', 57, '[0, "graze", "A1"]', 1369);
INSERT INTO public.choices VALUES ('secret-12', 58, '[0, "feed", "A4"]', 1369);
INSERT INTO public.choices VALUES ('secret-12', 59, '[1, "pass"]', 1369);
INSERT INTO public.choices VALUES ('secret-12', 60, '[0, "pass"]', 1369);
INSERT INTO public.choices VALUES ('secret-12', 61, '[1, "play-animal", "mimicry-1"]', 1369);
INSERT INTO public.choices VALUES ('secret-12', 62, '[0, "play-trait", "grazing/fat-tissue-2", 1, "A4"]', 1369);
INSERT INTO public.choices VALUES ('secret-12', 63, '[1, "play-animal", "poisonous/carnivorous-3"]', 1369);
INSERT INTO public.choices VALUES ('secret-12', 64, '[0, "play-trait", "high-body-weight/carnivorous-2", 1, "A4"]', 1369);
INSERT INTO public.choices VALUES ('secret-12', 65, '[1, "pass"]', 1369);
INSERT INTO public.choices VALUES ('secret-12', 66, '[0, "play-animal", "scavenger-2"]', 1369);
INSERT INTO public.choices VALUES ('secret-12', 67, '[0, "play-trait", "poisonous/carnivorous-4", 1, "A3"]', 1369);
INSERT INTO public.choices VALUES ('secret-12', 68, '[0, "play-trait", "poisonous/carnivorous-2", 0, "A3"]', 1369);
INSERT INTO public.choices VALUES ('secret-12', 69, '[0, "play-trait", "mimicry-4", 0, "A5"]', 1372);
INSERT INTO public.choices VALUES ('secret-12', 70, '[0, "pass"]', 1372);
INSERT INTO public.choices VALUES ('secret-12', 71, '[1, "feed", "B7"]', 1372);
INSERT INTO public.choices VALUES ('secret-12', 72, '[0, "feed", "A3"]', 1372);
INSERT INTO public.choices VALUES ('secret-12', 73, '[1, "pass"]', 1372);
INSERT INTO public.choices VALUES ('secret-12', 74, '[0, "pass"]', 1372);
INSERT INTO public.choices VALUES ('secret-12', 75, '[0, "pass"]', 1372);
INSERT INTO public.choices VALUES ('secret-12', 76, '[1, "play-animal", "piracy-2"]', 1372);
INSERT INTO public.choices VALUES ('secret-12', 77, '[1, "play-animal", "swimming-4"]', 1372);
INSERT INTO public.choices VALUES ('secret-12', 78, '[1, "pass"]', 1372);
INSERT INTO public.choices VALUES ('secret-12', 79, '[0, "pass"]', 1372);
INSERT INTO public.choices VALUES ('secret-12', 80, '[1, "feed", "B9"]', 1372);
INSERT INTO public.choices VALUES ('secret-12', 81, '[0, "pass"]', 1372);
INSERT INTO public.choices VALUES ('secret-12', 82, '[1, "feed", "B8"]', 1372);
INSERT INTO public.choices VALUES ('secret-12', 83, '[0, "pass"]', 1372);
INSERT INTO public.choices VALUES ('secret-12', 84, '[1, "pass"]', 1372);
INSERT INTO public.choices VALUES ('secret-12', 85, '[1, "play-trait", "high-body-weight/fat-tissue-3", 1, "B9"]', 1372);
INSERT INTO public.choices VALUES ('secret-12', 86, '[0, "pass"]', 1372);
INSERT INTO public.choices VALUES ('secret-12', 87, '[1, "play-trait", "hibernation/carnivorous-4", 0, "B8"]', 1372);
INSERT INTO public.choices VALUES ('secret-12', 88, '[1, "play-trait", "running-3", 0, "B9"]', 1372);
INSERT INTO public.choices VALUES ('secret-12', 89, '[1, "pass"]', 1372);
INSERT INTO public.choices VALUES ('secret-12', 90, '[1, "feed", "B8"]', 1372);
INSERT INTO public.choices VALUES ('secret-12', 91, '[1, "sleep", "B8"]', 1372);
INSERT INTO public.choices VALUES ('secret-12', 92, '[0, "pass"]', 1372);
INSERT INTO public.choices VALUES ('secret-12', 93, '[1, "feed", "B9"]', 1372);
INSERT INTO public.choices VALUES ('secret-12', 94, '[0, "pass"]', 1372);
INSERT INTO public.choices VALUES ('secret-12', 95, '[1, "feed", "B9"]', 1372);
INSERT INTO public.choices VALUES ('secret-12', 96, '[0, "play-animal", "poisonous/carnivorous-1"]', 1372);
INSERT INTO public.choices VALUES ('secret-12', 97, '[1, "play-trait", "hibernation/carnivorous-3", 0, "B9"]', 1375);
INSERT INTO public.choices VALUES ('secret-12', 98, '[0, "play-animal", "tail-loss-4"]', 1375);
INSERT INTO public.choices VALUES ('secret-12', 99, '[1, "play-trait", "grazing/fat-tissue-3", 0, "B8"]', 1375);
INSERT INTO public.choices VALUES ('secret-12', 100, '[0, "play-trait", "camouflage/fat-tissue-3", 0, "A7"]', 1375);
INSERT INTO public.choices VALUES ('secret-12', 101, '[1, "pass"]', 1375);
INSERT INTO public.choices VALUES ('secret-12', 102, '[0, "pass"]', 1375);
INSERT INTO public.choices VALUES ('secret-12', 103, '[0, "feed", "A7"]', 1375);
INSERT INTO public.choices VALUES ('secret-12', 104, '[1, "feed", "B9"]', 1375);
INSERT INTO public.choices VALUES ('secret-12', 105, '[1, "done"]', 1375);
INSERT INTO public.choices VALUES ('secret-12', 106, '[0, "pass"]', 1375);
INSERT INTO public.choices VALUES ('secret-12', 107, '[1, "graze", "B8"]', 1375);
INSERT INTO public.choices VALUES ('secret-12', 110, '[1, "pass"]', 1375);
INSERT INTO public.choices VALUES ('secret-12', 111, '[1, "play-trait", "cooperation/fat-tissue-1", 1, "B9"]', 1375);
INSERT INTO public.choices VALUES ('secret-12', 112, '[0, "play-trait", "grazing/fat-tissue-4", 0, "A7"]', 1375);
INSERT INTO public.choices VALUES ('secret-12', 113, '[1, "play-animal", "cooperation/carnivorous-2"]', 1375);
INSERT INTO public.choices VALUES ('secret-12', 114, '[0, "play-trait", "parasite/carnivorous-3", 0, "B10"]', 1375);
INSERT INTO public.choices VALUES ('secret-12', 115, '[1, "play-animal", "high-body-weight/fat-tissue-1"]', 1375);
INSERT INTO public.choices VALUES ('secret-12', 116, '[0, "play-trait", "parasite/carnivorous-2", 0, "B11"]', 1375);
INSERT INTO public.choices VALUES ('secret-12', 117, '[1, "pass"]', 1375);
INSERT INTO public.choices VALUES ('secret-12', 118, '[0, "play-trait", "burrowing/fat-tissue-1", 0, "A7"]', 1375);
INSERT INTO public.choices VALUES ('secret-12', 119, '[0, "play-animal", "symbiosis-1"]', 1378);
INSERT INTO public.choices VALUES ('secret-12', 120, '[0, "play-animal", "burrowing/fat-tissue-4"]', 1378);
INSERT INTO public.choices VALUES ('secret-12', 121, '[0, "play-pair", "communication/carnivorous-2", 0, "A7", "A8"]', 1378);
INSERT INTO public.choices VALUES ('secret-12', 122, '[0, "pass"]', 1378);
INSERT INTO public.choices VALUES ('secret-12', 123, '[1, "feed", "B11"]', 1378);
INSERT INTO public.choices VALUES ('secret-12', 124, '[1, "done"]', 1378);
INSERT INTO public.choices VALUES ('secret-12', 125, '[0, "pass"]', 1378);
INSERT INTO public.choices VALUES ('secret-12', 126, '[1, "feed", "B10"]', 1378);
INSERT INTO public.choices VALUES ('secret-12', 127, '[1, "sleep", "B9"]', 1378);
INSERT INTO public.choices VALUES ('secret-12', 128, '[0, "graze", "A7"]', 1378);
INSERT INTO public.choices VALUES ('secret-12', 129, '[0, "feed", "A9"]', 1378);
INSERT INTO public.choices VALUES ('secret-12', 130, '[1, "feed", "B11"]', 1378);
INSERT INTO public.choices VALUES ('secret-12', 131, '[0, "graze", "A7"]', 1378);
INSERT INTO public.choices VALUES ('secret-12', 132, '[0, "pass"]', 1378);
INSERT INTO public.choices VALUES ('secret-12', 133, '[1, "use-fat", "B9", 1]', 1378);
INSERT INTO public.choices VALUES ('secret-12', 134, '[0, "graze", "A7"]', 1378);
INSERT INTO public.choices VALUES ('secret-12', 135, '[0, "feed", "A7"]', 1378);
INSERT INTO public.choices VALUES ('secret-12', 136, '[1, "pass"]', 1378);
INSERT INTO public.choices VALUES ('secret-12', 137, '[0, "pass"]', 1378);
INSERT INTO public.choices VALUES ('secret-12', 138, '[0, "play-trait", "piracy-3", 0, "A7"]', 1378);
INSERT INTO public.choices VALUES ('secret-12', 139, '[1, "play-animal", "cooperation/carnivorous-1"]', 1378);
INSERT INTO public.choices VALUES ('secret-12', 140, '[0, "play-animal", "symbiosis-3"]', 1378);
INSERT INTO public.choices VALUES ('secret-12', 141, '[1, "play-trait", "communication/carnivorous-4", 1, "B9"]', 1378);
INSERT INTO public.choices VALUES ('secret-12', 142, '[0, "play-trait", "piracy-1", 0, "A10"]', 1381);
INSERT INTO public.choices VALUES ('secret-12', 143, '[1, "pass"]', 1381);
INSERT INTO public.choices VALUES ('secret-12', 144, '[0, "pass"]', 1381);
INSERT INTO public.choices VALUES ('secret-12', 145, '[0, "feed", "A10"]', 1381);
INSERT INTO public.choices VALUES ('secret-12', 146, '[0, "graze", "A7"]', 1381);
INSERT INTO public.choices VALUES ('secret-12', 147, '[1, "attack", "B9", "B12"]', 1381);
INSERT INTO public.choices VALUES ('secret-12', 148, '[0, "pass"]', 1381);
INSERT INTO public.choices VALUES ('secret-12', 149, '[1, "pass"]', 1381);
INSERT INTO public.choices VALUES ('secret-12', 150, '[1, "play-animal", "mimicry-3"]', 1381);
INSERT INTO public.choices VALUES ('secret-12', 151, '[0, "play-trait", "burrowing/fat-tissue-3", 0, "A10"]', 1381);
INSERT INTO public.choices VALUES ('secret-12', 152, '[1, "play-trait", "hibernation/carnivorous-1", 1, "B13"]', 1381);
INSERT INTO public.choices VALUES ('secret-12', 153, '[0, "play-trait", "scavenger-3", 0, "A10"]', 1381);
INSERT INTO public.choices VALUES ('secret-12', 154, '[1, "pass"]', 1381);
INSERT INTO public.choices VALUES ('secret-12', 155, '[0, "pass"]', 1381);
INSERT INTO public.choices VALUES ('secret-12', 156, '[1, "attack", "B13", "A10"]', 1381);
INSERT INTO public.choices VALUES ('secret-12', 157, '[1, "done"]', 1381);
INSERT INTO public.choices VALUES ('secret-12', 158, '[0, "pass"]', 1381);
INSERT INTO public.choices VALUES ('secret-12', 159, '[1, "pass"]', 1381);
INSERT INTO public.choices VALUES ('secret-12', 160, '[0, "play-animal", "sharp-vision/fat-tissue-4"]', 1381);
INSERT INTO public.choices VALUES ('secret-12', 161, '[1, "play-trait", "running-1", 0, "B13"]', 1381);
INSERT INTO public.choices VALUES ('secret-12', 162, '[0, "play-animal", "sharp-vision/fat-tissue-1"]', 1381);
INSERT INTO public.choices VALUES ('secret-12', 163, '[1, "play-trait", "parasite/fat-tissue-4", 0, "A11"]', 1381);
INSERT INTO public.choices VALUES ('secret-12', 164, '[0, "play-trait", "parasite/fat-tissue-3", 0, "B13"]', 1381);
INSERT INTO public.choices VALUES ('secret-12', 165, '[1, "pass"]', 1381);
INSERT INTO public.choices VALUES ('secret-12', 166, '[0, "play-trait", "high-body-weight/carnivorous-1", 0, "A11"]', 1381);
INSERT INTO public.choices VALUES ('secret-12', 167, '[0, "play-animal", "swimming-5"]', 1381);
INSERT INTO public.choices VALUES ('secret-12', 168, '[0, "play-trait", "tail-loss-1", 0, "A13"]', 1384);
INSERT INTO public.choices VALUES ('secret-12', 169, '[0, "pass"]', 1384);
INSERT INTO public.choices VALUES ('secret-12', 170, '[0, "feed", "A12"]', 1384);
INSERT INTO public.choices VALUES ('secret-12', 171, '[1, "feed", "B13"]', 1384);
INSERT INTO public.choices VALUES ('secret-12', 172, '[0, "feed", "A13"]', 1384);
INSERT INTO public.choices VALUES ('secret-12', 173, '[1, "pass"]', 1384);
INSERT INTO public.choices VALUES ('secret-12', 174, '[0, "pass"]', 1384);
INSERT INTO public.choices VALUES ('secret-12', 175, '[1, "play-animal", "communication/carnivorous-1"]', 1384);
INSERT INTO public.choices VALUES ('secret-12', 176, '[0, "play-trait", "swimming-2", 0, "A13"]', 1384);
INSERT INTO public.choices VALUES ('secret-12', 177, '[1, "play-trait", "parasite/fat-tissue-2", 0, "A13"]', 1384);
INSERT INTO public.choices VALUES ('secret-12', 178, '[0, "play-trait", "high-body-weight/carnivorous-3", 0, "A13"]', 1384);
INSERT INTO public.choices VALUES ('secret-12', 179, '[1, "play-trait", "hibernation/carnivorous-2", 1, "B14"]', 1384);
INSERT INTO public.choices VALUES ('secret-12', 180, '[0, "play-trait", "piracy-4", 0, "A13"]', 1384);
INSERT INTO public.choices VALUES ('secret-12', 181, '[1, "pass"]', 1384);
INSERT INTO public.choices VALUES ('secret-12', 182, '[0, "pass"]', 1384);
INSERT INTO public.choices VALUES ('secret-12', 183, '[1, "feed", "B14"]', 1384);
INSERT INTO public.choices VALUES ('secret-12', 184, '[0, "steal", "A13", "B14"]', 1384);
INSERT INTO public.choices VALUES ('secret-12', 185, '[0, "feed", "A12"]', 1384);
INSERT INTO public.choices VALUES ('secret-12', 186, '[1, "feed", "B14"]', 1384);
INSERT INTO public.choices VALUES ('secret-12', 187, '[0, "feed", "A13"]', 1384);
INSERT INTO public.choices VALUES ('secret-12', 188, '[1, "attack", "B14", "A12"]', 1384);
INSERT INTO public.choices VALUES ('secret-12', 189, '[0, "pass"]', 1384);
INSERT INTO public.choices VALUES ('secret-12', 190, '[1, "pass"]', 1384);
INSERT INTO public.choices VALUES ('secret-12', 191, '[0, "play-trait", "parasite/carnivorous-1", 0, "B14"]', 1384);
INSERT INTO public.choices VALUES ('secret-12', 192, '[1, "play-animal", "cooperation/fat-tissue-4"]', 1387);
INSERT INTO public.choices VALUES ('secret-12', 193, '[0, "play-animal", "scavenger-4"]', 1387);
INSERT INTO public.choices VALUES ('secret-12', 194, '[1, "play-trait", "parasite/carnivorous-4", 0, "A14"]', 1387);
INSERT INTO public.choices VALUES ('secret-12', 195, '[0, "play-trait", "sharp-vision/fat-tissue-2", 1, "A14"]', 1387);
INSERT INTO public.choices VALUES ('secret-12', 196, '[1, "play-trait", "tail-loss-2", 0, "B15"]', 1387);
INSERT INTO public.choices VALUES ('secret-12', 197, '[0, "pass"]', 1387);
INSERT INTO public.choices VALUES ('secret-12', 198, '[1, "play-trait", "running-2", 0, "B15"]', 1387);
INSERT INTO public.choices VALUES ('secret-12', 199, '[1, "play-animal", "swimming-6"]', 1387);
INSERT INTO public.choices VALUES ('secret-12', 200, '[1, "pass"]', 1387);
INSERT INTO public.choices VALUES ('secret-12', 201, '[0, "pass"]', 1387);
INSERT INTO public.choices VALUES ('secret-12', 202, '[1, "feed", "B15"]', 1387);
INSERT INTO public.choices VALUES ('secret-12', 203, '[0, "pass"]', 1387);
INSERT INTO public.choices VALUES ('secret-12', 204, '[1, "feed", "B16"]', 1387);
INSERT INTO public.choices VALUES ('secret-12', 205, '[0, "pass"]', 1387);
INSERT INTO public.choices VALUES ('secret-12', 206, '[1, "feed", "B14"]', 1387);
INSERT INTO public.choices VALUES ('secret-12', 207, '[0, "pass"]', 1387);
INSERT INTO public.choices VALUES ('secret-12', 208, '[1, "feed", "B14"]', 1387);
INSERT INTO public.choices VALUES ('secret-12', 209, '[0, "pass"]', 1387);
INSERT INTO public.choices VALUES ('secret-12', 210, '[1, "attack", "B14", "B15"]', 1387);
INSERT INTO public.choices VALUES ('secret-12', 211, '[1, "drop", "B15", "tail-loss-2"]', 1387);
INSERT INTO public.choices VALUES ('secret-12', 212, '[0, "pass"]', 1387);
INSERT INTO public.choices VALUES ('secret-12', 213, '[1, "pass"]', 1387);
INSERT INTO public.schema_version VALUES (2);
INSERT INTO public.seats VALUES ('secret-1', 0, 'person', 'Anna', '', '');
INSERT INTO public.seats VALUES ('secret-1', 1, 'free', '', '', '');
INSERT INTO public.seats VALUES ('secret-1', 2, 'free', '', '', '');
INSERT INTO public.seats VALUES ('secret-4', 0, 'person', 'Anna', '', 'abababababababababababababababab');
INSERT INTO public.seats VALUES ('secret-4', 1, 'person', 'Guest 1', '', 'abababababababababababababababab');
INSERT INTO public.seats VALUES ('secret-8', 0, 'person', 'Anna', '', 'abababababababababababababababab');
INSERT INTO public.seats VALUES ('secret-8', 1, 'person', 'Guest 1', '', 'abababababababababababababababab');
INSERT INTO public.seats VALUES ('secret-12', 0, 'person', 'Anna', '', 'abababababababababababababababab');
INSERT INTO public.seats VALUES ('secret-12', 1, 'person', 'Guest 1', '', 'abababababababababababababababab');
INSERT INTO public.seats VALUES ('secret-16', 0, 'person', 'Zoé', '', '');
INSERT INTO public.seats VALUES ('secret-16', 1, 'free', '', '', '');
INSERT INTO public.secrets VALUES ('secret-1', 'f4b6bb6548129dacf11c1a9c4dffffefd4aa6b21fcf4e9754cc03b731cbe7c25', 0, 'seat', 0);
INSERT INTO public.secrets VALUES ('secret-1', '2c7d3470d617514ede9f8b07e2912811351e6efe42cdc07b661a790b6659d486', -1, 'door', 0);
INSERT INTO public.secrets VALUES ('secret-4', '13fcafbc1101c067589db9133dbbcfc0ee8a5a9f919653869dd58aef345562da', 0, 'seat', 0);
INSERT INTO public.secrets VALUES ('secret-4', '72f908876221bcf204a26ce7e81a47f3c40c090205978ebc238cf75cac9bbd3b', -1, 'door', 0);
INSERT INTO public.secrets VALUES ('secret-4', '214a3aa0e5d5069f5f6c64f88da6461e601d803f7b3098f57c4fd5c4bf1ee3ad', 1, 'seat', 0);
INSERT INTO public.secrets VALUES ('secret-8', '04f6c714ca7f9385ae43e3508e4dd33b61520f2c63348445f6f243e7a2ec6b77', 0, 'seat', 0);
INSERT INTO public.secrets VALUES ('secret-8', 'a86dcd47b2f30347af79c2fe6e6c416651a91709a6abc02e88005098e7176f82', -1, 'door', 0);
INSERT INTO public.secrets VALUES ('secret-8', '4b2dc56f4f1646338443b85507b93d34f4920c935235d5e04b19f137e9e66adb', 1, 'seat', 0);
INSERT INTO public.secrets VALUES ('secret-12', 'a9f8be3485f2c5bf900f3098d44950cf6e11f399cdb4818655aaf1bf93e73c1c', 0, 'seat', 0);
INSERT INTO public.secrets VALUES ('secret-12', '2d782624921d4232e1a9dc4bb29bbd0e79db800f83e1fc23ce1406cc3ce2b9fb', -1, 'door', 0);
INSERT INTO public.secrets VALUES ('secret-12', '50539bc638455f259bc69ae5f3096ae152a5fe091547595fa0d5a72726383a00', 1, 'seat', 0);
INSERT INTO public.secrets VALUES ('secret-16', 'c1950079e0d925baebe4cc228f1c9dbf5daa817da8a6e7d71c6debe30b972554', 0, 'seat', 0);
INSERT INTO public.secrets VALUES ('secret-16', '46a5d589f0cde2fec890c58ec5d0a5505527e06b97e8ccb80bc6c0cda1ef99fd', -1, 'door', 0);
INSERT INTO public.snapshots VALUES ('secret-4', 56, '{"match": {"format": 2, "record": {"format": 2, "game": "evolution", "rules": 3, "sets": {"evolution": "e0b2db124c814bd9"}, "players": 2, "options": {"quick_play": false, "last_token": "forager", "hunt_store": "asked", "scavenger_order": "attacker", "extinction_order": "first", "deck_end": "empty"}, "seed": "b1f1d018a83775004daa31100d8c9560", "choices": [[0, "choose-food", "pack-hunting-1"], [1, "choose-food", "hard-shell-6"], [1, "grow-body", "climbing-7", "B1"], [1, "grow-body", "warning-call-2", "B1"], [1, "new-left", "ambush-2"], [1, "done"], [0, "new-left", "warning-call-7"], [0, "new-left", "foraging-4"], [0, "grow-body", "intelligence-2", "A3"], [0, "done"], [1, "feed", "B2"], [0, "pass"], [1, "pass"], [0, "choose-food", "horns-4"], [1, "choose-food", "defensive-herding-1"], [0, "new-right", "cooperation-1"], [0, "grow-body", "long-neck-7", "A4"], [0, "grow-population", "climbing-2", "A4"], [0, "done"], [1, "new-left", "defensive-herding-2"], [1, "grow-body", "foraging-7", "B2"], [1, "play-trait", "carnivore-4", "B3"], [1, "done"], [0, "feed", "A4"], [1, "feed", "B2"], [0, "feed", "A5"], [1, "pass"], [0, "feed", "A4"], [1, "pass"], [0, "pass"], [0, "choose-food", "fertile-3"], [1, "choose-food", "carnivore-5"], [1, "grow-body", "symbiosis-4", "B2"], [1, "play-trait", "fertile-1", "B2"], [1, "new-right", "hard-shell-5"], [1, "remove-trait", "fertile-1", "B2"], [1, "play-trait", "defensive-herding-3", "B4"], [1, "remove-trait", "defensive-herding-3", "B4"], [1, "done"], [0, "play-trait", "cooperation-2", "A5"], [0, "new-left", "fat-tissue-2"], [0, "grow-population", "fat-tissue-7", "A4"], [0, "grow-body", "burrowing-4", "A6"], [0, "done"], [1, "feed", "B4"], [0, "feed", "A5"], [1, "feed", "B2"], [0, "feed", "A4"], [1, "pass"], [0, "feed", "A4"], [1, "pass"], [0, "feed", "A6"], [1, "pass"], [0, "feed", "A4"], [1, "pass"], [0, "pass"]]}, "told": [138, 138, 138], "version": 2, "state": {"is": "Table", "seats": 2, "rng": {"is": "Rng", "w0": 2849889112, "w1": 3042865919, "w2": 3525337036, "w3": 1535498847}, "stack": [{"is": "Round", "phase": 2}, {"is": "SelectFood", "asked": true}], "prompts": ["choose food", "choose food"], "asked": [28, 30], "latest": 1, "seals": 35, "players": [{"is": "Player", "hand": ["horns-7", "fertile-7", "horns-3", "burrowing-6", "burrowing-5", "pack-hunting-3"], "row": [11, 7, 9], "bag": 8, "food_card": "", "made": 6}, {"is": "Player", "hand": ["ambush-3", "scavenger-4", "fertile-4", "defensive-herding-4", "carnivore-12"], "row": [4, 8], "bag": 4, "food_card": "", "made": 4}], "species": [{"is": "nobody"}, {"is": "nobody"}, {"is": "nobody"}, {"is": "nobody"}, {"is": "Species", "sid": 4, "owner": 1, "body": 3, "population": 1, "food": 0, "cards": [], "tokens": [], "fresh": []}, {"is": "nobody"}, {"is": "nobody"}, {"is": "Species", "sid": 7, "owner": 0, "body": 2, "population": 3, "food": 0, "cards": [], "tokens": [], "fresh": []}, {"is": "Species", "sid": 8, "owner": 1, "body": 1, "population": 1, "food": 0, "cards": [], "tokens": [], "fresh": []}, {"is": "Species", "sid": 9, "owner": 0, "body": 1, "population": 1, "food": 0, "cards": ["cooperation-2"], "tokens": [0], "fresh": []}, {"is": "nobody"}, {"is": "Species", "sid": 11, "owner": 0, "body": 2, "population": 1, "food": 0, "cards": [], "tokens": [], "fresh": []}], "deck": ["horns-5", "warning-call-3", "long-neck-2", "cooperation-4", "long-neck-6", "symbiosis-5", "foraging-3", "hard-shell-2", "horns-1", "carnivore-16", "pack-hunting-6", "carnivore-13", "symbiosis-1", "symbiosis-3", "intelligence-1", "foraging-2", "long-neck-1", "cooperation-5", "carnivore-2", "scavenger-5", "long-neck-4", "carnivore-14", "carnivore-7", "defensive-herding-5", "defensive-herding-6", "scavenger-1", "cooperation-3", "carnivore-9", "foraging-1", "foraging-5", "ambush-7", "burrowing-1", "hard-shell-3", "carnivore-8", "cooperation-7", "hard-shell-7", "foraging-6", "burrowing-2", "warning-call-5", "intelligence-3", "fat-tissue-1", "symbiosis-7", "fat-tissue-5", "ambush-5", "fertile-6", "climbing-6", "pack-hunting-2", "horns-6", "cooperation-6", "defensive-herding-7", "horns-2", "carnivore-11"], "discard": ["climbing-7", "warning-call-2", "ambush-2", "warning-call-7", "foraging-4", "intelligence-2", "hard-shell-6", "pack-hunting-1", "cooperation-1", "long-neck-7", "climbing-2", "defensive-herding-2", "foraging-7", "horns-4", "defensive-herding-1", "carnivore-4", "symbiosis-4", "hard-shell-5", "fertile-1", "defensive-herding-3", "fat-tissue-2", "fat-tissue-7", "burrowing-4", "carnivore-5", "fertile-3"], "out": ["climbing-3", "warning-call-6", "hard-shell-4", "scavenger-7", "warning-call-1", "symbiosis-6", "carnivore-3", "long-neck-5", "carnivore-17", "climbing-4", "carnivore-6", "intelligence-4", "fat-tissue-4", "fertile-5", "fat-tissue-6", "pack-hunting-7", "ambush-4", "carnivore-15", "burrowing-3", "ambush-6", "ambush-1", "warning-call-4", "hard-shell-1", "intelligence-7", "long-neck-3", "carnivore-10", "intelligence-6", "intelligence-5", "scavenger-3", "climbing-5", "fertile-2", "symbiosis-2", "pack-hunting-4", "fat-tissue-3", "scavenger-6", "carnivore-1", "burrowing-7", "climbing-1", "scavenger-2", "pack-hunting-5"], "screens": [], "hole": 0, "first": 0, "round": 4, "last": false, "next_last": false}}, "clock": {"left": [0.0, 0.0], "since": {"0": 1114.0, "1": 1114.0}}}');
INSERT INTO public.snapshots VALUES ('secret-8', 100, '{"match": {"format": 2, "record": {"format": 2, "game": "oceans", "rules": 3, "sets": {"oceans": "660bf9b5350e5563"}, "players": 2, "options": {"promo": false, "deep_draw": "one", "deep_payment_to": "reef", "end_mode": "round", "score_boards": true, "tie": "shared", "migrate_partial": true, "feed_optional": true, "overpop_choice": "one", "event_repeat": false, "cambrian_midturn": true, "own_poison": false, "extinct_along": false, "hydra_target": true, "impostor": "gained", "ignore_lent": true, "round_limit": 50, "variant": "full"}, "seed": "b1f1d018a83775004daa31100d8c9560", "choices": [[0, "migrate", "whale-cleaner-4", 2, 3], [0, "done"], [0, "pass"], [0, "discard", "transparent-7"], [0, "discard", "inking-2"], [0, "discard", "whale-cleaner-9"], [0, "take-pool", "advanced-eyes"], [0, "done"], [1, "migrate", "bottom-feeder-9", 1, 4], [1, "done"], [1, "pass"], [1, "take-pool", "deep-sea-kraken"], [1, "done"], [0, "migrate", "shark-cleaner-2", 3, 1], [0, "done"], [0, "pass"], [0, "discard", "schooling-3"], [0, "take-pool", "barbels"], [0, "done"], [1, "migrate", "tentacled-2", 1, 3], [1, "done"], [1, "pass"], [1, "done"], [0, "migrate", "whale-cleaner-2", 2, 1], [0, "done"], [0, "pass"], [0, "discard", "tentacled-9"], [0, "draw-deep"], [0, "done"], [1, "migrate", "symbiotic-4", 1, 2], [1, "done"], [1, "pass"], [1, "discard", "bottom-feeder-5"], [1, "take-pool", "poisonous-spines"], [1, "done"], [0, "migrate", "apex-predator-3", 2, 1], [0, "done"], [0, "pass"], [0, "draw-deep"], [0, "done"], [1, "migrate", "whale-cleaner-10", 2, 3], [1, "migrate", "filter-feeder-9", 4, 2], [1, "done"], [1, "pass"], [1, "take-pool", "pack-hunting"], [1, "done"], [0, "migrate", "advanced-eyes", 1, 4], [0, "migrate", "crushing-jaw", 2, 4], [0, "done"], [0, "pass"], [0, "take-pool", "massive-fins"], [0, "done"], [1, "evolve-new", "apex-predator-1"], [1, "migrate", "filter-feeder-7", 3, 1], [1, "done"], [1, "pass"], [1, "done"], [0, "migrate", "transparent-6", 3, 2], [0, "migrate", "schooling-9", 3, 4], [0, "done"], [0, "pass"], [0, "draw-deep"], [0, "done"], [1, "migrate", "pack-hunting", 1, 4], [1, "migrate", "poisonous-spines", 1, 2], [1, "done"], [1, "pass"], [1, "done"], [0, "migrate", "massive-fins", 2, 1], [0, "migrate", "apex-predator-9", 1, 2], [0, "done"], [0, "pass"], [0, "discard", "symbiotic-9"], [0, "take-pool", "acute-smell"], [0, "done"], [1, "migrate", "apex-predator-6", 1, 2], [1, "migrate", "symbiotic-6", 2, 1], [1, "done"], [1, "pass"], [1, "draw-deep"], [1, "done"], [0, "migrate", "voracious-feeder", 4, 3], [0, "migrate", "transparent-9", 4, 2], [0, "done"], [0, "pass"], [0, "draw-deep"], [0, "done"], [1, "migrate", "deep-sea-kraken", 1, 3], [1, "migrate", "inking-3", 2, 1], [1, "done"], [1, "pass"], [1, "discard", "filter-feeder-2"], [1, "draw-deep"], [1, "done"], [0, "migrate", "deep-shark-cleaner", 3, 2], [0, "migrate", "transparent-2", 3, 4], [0, "done"], [0, "pass"], [0, "take-pool", "deep-speed"], [0, "done"]]}, "told": [161, 161, 161], "version": 2, "state": {"is": "Table", "seats": 2, "rng": {"is": "Rng", "w0": 3667040077, "w1": 1490812797, "w2": 317425507, "w3": 963191242}, "stack": [{"is": "Turn", "phase": 2}, {"is": "PlayCards", "seat": 1, "played": 0, "more": 0, "done": false, "changed": false}], "prompts": ["", "play cards"], "asked": [56, 45], "latest": 1, "seals": 57, "players": [{"is": "Player", "hand": ["schooling-6", "parasitic-10"], "deep": ["barbels", "draconic", "acute-smell", "deep-speed"], "row": [], "score": 0, "bonus": 4, "made": 0}, {"is": "Player", "hand": ["speed-8", "symbiotic-5", "schooling-1", "symbiotic-8"], "deep": ["megamouth", "cavitation-bullet"], "row": [], "score": 0, "bonus": 0, "made": 1}], "species": [{"is": "nobody"}, {"is": "nobody"}, {"is": "nobody"}], "deck": ["shark-cleaner-4", "tentacled-7", "whale-cleaner-6", "parasitic-6", "whale-cleaner-1", "speed-4", "apex-predator-8", "parasitic-4", "inking-8", "symbiotic-1", "inking-7", "parasitic-5", "speed-3", "tentacled-3", "transparent-10", "filter-feeder-3", "tentacled-10", "speed-1", "transparent-3", "symbiotic-10", "whale-cleaner-8", "symbiotic-2", "transparent-1", "symbiotic-7", "speed-6", "tentacled-8", "tentacled-1", "inking-9", "apex-predator-7", "shark-cleaner-6", "bottom-feeder-2", "parasitic-3", "filter-feeder-5", "transparent-4", "apex-predator-4", "speed-10", "speed-9", "schooling-5", "parasitic-8", "inking-6", "filter-feeder-1", "inking-1", "parasitic-9", "tentacled-5", "parasitic-1", "schooling-8", "filter-feeder-4", "shark-cleaner-7", "bottom-feeder-10", "whale-cleaner-7", "bottom-feeder-1", "schooling-10", "schooling-7", "filter-feeder-6", "tentacled-6", "parasitic-7", "shark-cleaner-3", "schooling-4", "apex-predator-10", "shark-cleaner-8", "bottom-feeder-8", "transparent-8", "speed-7", "bottom-feeder-7", "bottom-feeder-6", "speed-5", "parasitic-2", "inking-10", "shark-cleaner-9", "inking-5", "shark-cleaner-5", "whale-cleaner-3", "shark-cleaner-10", "symbiotic-3", "filter-feeder-10", "speed-2", "apex-predator-2", "filter-feeder-8", "shark-cleaner-1", "inking-4", "tentacled-4", "apex-predator-5", "whale-cleaner-5", "bottom-feeder-3", "bottom-feeder-4", "transparent-5"], "discard": ["schooling-2", "whale-cleaner-4", "transparent-7", "inking-2", "whale-cleaner-9", "bottom-feeder-9", "shark-cleaner-2", "schooling-3", "tentacled-2", "whale-cleaner-2", "tentacled-9", "symbiotic-4", "bottom-feeder-5", "apex-predator-3", "whale-cleaner-10", "filter-feeder-9", "filter-feeder-7", "apex-predator-1", "transparent-6", "schooling-9", "apex-predator-9", "symbiotic-9", "apex-predator-6", "symbiotic-6", "transparent-9", "inking-3", "filter-feeder-2", "transparent-2"], "deep": ["behemoth", "migratory-filter-feeder", "regeneration", "parasite-cleaner", "deep-apex-predator", "bright-coloration", "defensive-spines", "deep-transparent", "deep-schooling", "ambush", "deep-diver", "bubble-net", "kleptoparasitic", "chitin-plated-maw", "vestigial-limb", "atavism", "leviathan", "hydra", "camouflage", "impostor-cleaner-shark", "deep-bottom-feeder", "deep-tentacled", "gentle-giant", "zooplankton", "the-kraken", "mutualism", "gargantuan", "luminous-bacteria", "living-ecosystem", "abyss-dweller", "gene-transfer", "endurance", "communication", "rapid-mutation", "tusks", "giant-cephalopod", "swarming", "neurotoxin", "biotic-cycle-reversal", "poisonous-inking", "colossus", "gigantic-scavenger", "hard-shell", "filter-kraken", "telomere-repair", "tail-whip", "cthulhu-leech", "blubber", "bioluminescence", "grazer", "coprophagia", "fast-metabolism", "extremophile", "dense-population", "deep-symbiotic", "sea-rex", "impostor-cleaner-whale", "deep-inking", "burrowing", "warm-blooded", "goethite-exoskeleton", "deep-whale-cleaner", "gigantic-brain", "scavenger", "slow-metabolism", "flight", "electroreception", "sedentary-colony", "mucus-cocoon", "pathogen-cultivation", "tiny", "deep-parasitic", "tentacle-leech"], "pool": ["deep-filter-feeder", "rows-of-teeth"], "out": ["advanced-eyes", "crushing-jaw", "pack-hunting", "poisonous-spines", "massive-fins", "voracious-feeder", "deep-sea-kraken", "deep-shark-cleaner"], "places": [18, 29, 8, 45], "reserve": 60, "scenarios": ["detritus", "epizootic", ""], "conditions": {"is": "Conditions", "active": 0, "spent": 0, "shifted": "", "figure": 0, "shift": 0}, "first": 0, "turn": 1, "round": 9, "cambrian": true, "pace": true, "ending": 0, "gained": [], "burst": []}}, "clock": {"left": [0.0, 0.0], "since": {"1": 1339.0}}}');
INSERT INTO public.snapshots VALUES ('secret-12', 213, '{"match": {"format": 2, "record": {"format": 2, "game": "origin", "rules": 2, "sets": {"origin": "aeffb069e5fbbe54"}, "players": 2, "options": {"mimicry_limit": "per_attack", "mimicry_mandatory": false, "tail_loss_mandatory": false, "pair_triggers_mandatory": true, "feeding_pass_is_final": false, "must_take_food_if_possible": false, "first_turn_must_play_animal": false, "piracy_into_fat": true, "fat_beyond_need": true}, "seed": "b1f1d018a83775004daa31100d8c9560", "choices": [[1, "play-animal", "symbiosis-4"], [0, "play-animal", "sharp-vision/fat-tissue-3"], [1, "play-trait", "swimming-7", 0, "B1"], [0, "play-trait", "grazing/fat-tissue-1", 0, "A1"], [1, "pass"], [0, "pass"], [1, "feed", "B1"], [0, "feed", "A1"], [0, "play-animal", "cooperation/carnivorous-3"], [1, "play-animal", "cooperation/fat-tissue-3"], [0, "play-trait", "swimming-3", 0, "A1"], [1, "play-animal", "running-4"], [0, "pass"], [1, "play-trait", "swimming-8", 0, "B2"], [1, "play-trait", "mimicry-2", 0, "B3"], [1, "play-animal", "tail-loss-3"], [1, "play-trait", "swimming-1", 0, "B3"], [1, "pass"], [0, "feed", "A1"], [0, "graze", "A1"], [1, "feed", "B3"], [0, "pass"], [1, "pass"], [1, "play-trait", "camouflage/fat-tissue-4", 1, "B3"], [0, "play-animal", "high-body-weight/fat-tissue-4"], [1, "play-animal", "high-body-weight/fat-tissue-2"], [0, "play-trait", "burrowing/fat-tissue-2", 0, "A3"], [1, "pass"], [0, "play-trait", "camouflage/fat-tissue-2", 1, "A1"], [0, "pass"], [1, "feed", "B5"], [0, "feed", "A1"], [0, "done"], [1, "pass"], [0, "graze", "A1"], [0, "pass"], [1, "pass"], [0, "feed", "A1"], [0, "done"], [1, "feed", "B3"], [0, "feed", "A3"], [0, "graze", "A1"], [1, "pass"], [0, "use-fat", "A1", 1], [1, "pass"], [0, "pass"], [0, "play-animal", "cooperation/fat-tissue-2"], [1, "play-trait", "communication/carnivorous-3", 1, "B5"], [0, "play-trait", "scavenger-1", 0, "A1"], [1, "play-trait", "camouflage/fat-tissue-1", 0, "B3"], [0, "play-pair", "symbiosis-2", 0, "A3", "A4"], [1, "pass"], [0, "pass"], [0, "feed", "A3"], [0, "graze", "A1"], [1, "pass"], [0, "graze", "A1"], [0, "feed", "A4"], [1, "pass"], [0, "pass"], [1, "play-animal", "mimicry-1"], [0, "play-trait", "grazing/fat-tissue-2", 1, "A4"], [1, "play-animal", "poisonous/carnivorous-3"], [0, "play-trait", "high-body-weight/carnivorous-2", 1, "A4"], [1, "pass"], [0, "play-animal", "scavenger-2"], [0, "play-trait", "poisonous/carnivorous-4", 1, "A3"], [0, "play-trait", "poisonous/carnivorous-2", 0, "A3"], [0, "play-trait", "mimicry-4", 0, "A5"], [0, "pass"], [1, "feed", "B7"], [0, "feed", "A3"], [1, "pass"], [0, "pass"], [0, "pass"], [1, "play-animal", "piracy-2"], [1, "play-animal", "swimming-4"], [1, "pass"], [0, "pass"], [1, "feed", "B9"], [0, "pass"], [1, "feed", "B8"], [0, "pass"], [1, "pass"], [1, "play-trait", "high-body-weight/fat-tissue-3", 1, "B9"], [0, "pass"], [1, "play-trait", "hibernation/carnivorous-4", 0, "B8"], [1, "play-trait", "running-3", 0, "B9"], [1, "pass"], [1, "feed", "B8"], [1, "sleep", "B8"], [0, "pass"], [1, "feed", "B9"], [0, "pass"], [1, "feed", "B9"], [0, "play-animal", "poisonous/carnivorous-1"], [1, "play-trait", "hibernation/carnivorous-3", 0, "B9"], [0, "play-animal", "tail-loss-4"], [1, "play-trait", "grazing/fat-tissue-3", 0, "B8"], [0, "play-trait", "camouflage/fat-tissue-3", 0, "A7"], [1, "pass"], [0, "pass"], [0, "feed", "A7"], [1, "feed", "B9"], [1, "done"], [0, "pass"], [1, "graze", "B8"], [1, "pass"], [0, "pass"], [1, "pass"], [1, "play-trait", "cooperation/fat-tissue-1", 1, "B9"], [0, "play-trait", "grazing/fat-tissue-4", 0, "A7"], [1, "play-animal", "cooperation/carnivorous-2"], [0, "play-trait", "parasite/carnivorous-3", 0, "B10"], [1, "play-animal", "high-body-weight/fat-tissue-1"], [0, "play-trait", "parasite/carnivorous-2", 0, "B11"], [1, "pass"], [0, "play-trait", "burrowing/fat-tissue-1", 0, "A7"], [0, "play-animal", "symbiosis-1"], [0, "play-animal", "burrowing/fat-tissue-4"], [0, "play-pair", "communication/carnivorous-2", 0, "A7", "A8"], [0, "pass"], [1, "feed", "B11"], [1, "done"], [0, "pass"], [1, "feed", "B10"], [1, "sleep", "B9"], [0, "graze", "A7"], [0, "feed", "A9"], [1, "feed", "B11"], [0, "graze", "A7"], [0, "pass"], [1, "use-fat", "B9", 1], [0, "graze", "A7"], [0, "feed", "A7"], [1, "pass"], [0, "pass"], [0, "play-trait", "piracy-3", 0, "A7"], [1, "play-animal", "cooperation/carnivorous-1"], [0, "play-animal", "symbiosis-3"], [1, "play-trait", "communication/carnivorous-4", 1, "B9"], [0, "play-trait", "piracy-1", 0, "A10"], [1, "pass"], [0, "pass"], [0, "feed", "A10"], [0, "graze", "A7"], [1, "attack", "B9", "B12"], [0, "pass"], [1, "pass"], [1, "play-animal", "mimicry-3"], [0, "play-trait", "burrowing/fat-tissue-3", 0, "A10"], [1, "play-trait", "hibernation/carnivorous-1", 1, "B13"], [0, "play-trait", "scavenger-3", 0, "A10"], [1, "pass"], [0, "pass"], [1, "attack", "B13", "A10"], [1, "done"], [0, "pass"], [1, "pass"], [0, "play-animal", "sharp-vision/fat-tissue-4"], [1, "play-trait", "running-1", 0, "B13"], [0, "play-animal", "sharp-vision/fat-tissue-1"], [1, "play-trait", "parasite/fat-tissue-4", 0, "A11"], [0, "play-trait", "parasite/fat-tissue-3", 0, "B13"], [1, "pass"], [0, "play-trait", "high-body-weight/carnivorous-1", 0, "A11"], [0, "play-animal", "swimming-5"], [0, "play-trait", "tail-loss-1", 0, "A13"], [0, "pass"], [0, "feed", "A12"], [1, "feed", "B13"], [0, "feed", "A13"], [1, "pass"], [0, "pass"], [1, "play-animal", "communication/carnivorous-1"], [0, "play-trait", "swimming-2", 0, "A13"], [1, "play-trait", "parasite/fat-tissue-2", 0, "A13"], [0, "play-trait", "high-body-weight/carnivorous-3", 0, "A13"], [1, "play-trait", "hibernation/carnivorous-2", 1, "B14"], [0, "play-trait", "piracy-4", 0, "A13"], [1, "pass"], [0, "pass"], [1, "feed", "B14"], [0, "steal", "A13", "B14"], [0, "feed", "A12"], [1, "feed", "B14"], [0, "feed", "A13"], [1, "attack", "B14", "A12"], [0, "pass"], [1, "pass"], [0, "play-trait", "parasite/carnivorous-1", 0, "B14"], [1, "play-animal", "cooperation/fat-tissue-4"], [0, "play-animal", "scavenger-4"], [1, "play-trait", "parasite/carnivorous-4", 0, "A14"], [0, "play-trait", "sharp-vision/fat-tissue-2", 1, "A14"], [1, "play-trait", "tail-loss-2", 0, "B15"], [0, "pass"], [1, "play-trait", "running-2", 0, "B15"], [1, "play-animal", "swimming-6"], [1, "pass"], [0, "pass"], [1, "feed", "B15"], [0, "pass"], [1, "feed", "B16"], [0, "pass"], [1, "feed", "B14"], [0, "pass"], [1, "feed", "B14"], [0, "pass"], [1, "attack", "B14", "B15"], [1, "drop", "B15", "tail-loss-2"], [0, "pass"], [1, "pass"]]}, "told": [375, 375, 375], "version": 2, "state": {"is": "Table", "seats": 2, "rng": {"is": "Rng", "w0": 2454649721, "w1": 3728571622, "w2": 3007118471, "w3": 1129434652}, "stack": [], "prompts": ["", ""], "asked": [111, 102], "latest": 1, "seals": 151, "players": [{"is": "Player", "hand": ["parasite/fat-tissue-1", "cooperation/carnivorous-4", "high-body-weight/carnivorous-4"], "row": [], "discard": ["cooperation/carnivorous-3", "sharp-vision/fat-tissue-3", "grazing/fat-tissue-1", "swimming-3", "camouflage/fat-tissue-2", "scavenger-1", "high-body-weight/fat-tissue-4", "burrowing/fat-tissue-2", "poisonous/carnivorous-4", "poisonous/carnivorous-2", "symbiosis-2", "cooperation/fat-tissue-2", "grazing/fat-tissue-2", "high-body-weight/carnivorous-2", "scavenger-2", "mimicry-4", "poisonous/carnivorous-1", "symbiosis-1", "communication/carnivorous-2", "tail-loss-4", "camouflage/fat-tissue-3", "grazing/fat-tissue-4", "burrowing/fat-tissue-1", "piracy-3", "burrowing/fat-tissue-4", "symbiosis-3", "piracy-1", "burrowing/fat-tissue-3", "scavenger-3", "sharp-vision/fat-tissue-4", "parasite/fat-tissue-4", "high-body-weight/carnivorous-1", "sharp-vision/fat-tissue-1", "swimming-5", "tail-loss-1", "swimming-2", "parasite/fat-tissue-2", "high-body-weight/carnivorous-3", "piracy-4", "scavenger-4", "parasite/carnivorous-4", "sharp-vision/fat-tissue-2"], "shown": [], "made": 14, "luck": 0, "hunted": false}, {"is": "Player", "hand": [], "row": [30, 32], "discard": ["symbiosis-4", "swimming-7", "cooperation/fat-tissue-3", "swimming-8", "tail-loss-3", "running-4", "mimicry-2", "swimming-1", "camouflage/fat-tissue-4", "camouflage/fat-tissue-1", "high-body-weight/fat-tissue-2", "communication/carnivorous-3", "mimicry-1", "poisonous/carnivorous-3", "piracy-2", "hibernation/carnivorous-4", "grazing/fat-tissue-3", "cooperation/carnivorous-2", "parasite/carnivorous-3", "high-body-weight/fat-tissue-1", "parasite/carnivorous-2", "cooperation/carnivorous-1", "swimming-4", "high-body-weight/fat-tissue-3", "running-3", "hibernation/carnivorous-3", "cooperation/fat-tissue-1", "communication/carnivorous-4", "mimicry-3", "hibernation/carnivorous-1", "running-1", "parasite/fat-tissue-3", "tail-loss-2", "communication/carnivorous-1", "hibernation/carnivorous-2", "parasite/carnivorous-1"], "shown": [], "made": 16, "luck": 1, "hunted": false}], "animals": [{"is": "nobody"}, {"is": "nobody"}, {"is": "nobody"}, {"is": "nobody"}, {"is": "nobody"}, {"is": "nobody"}, {"is": "nobody"}, {"is": "nobody"}, {"is": "nobody"}, {"is": "nobody"}, {"is": "nobody"}, {"is": "nobody"}, {"is": "nobody"}, {"is": "nobody"}, {"is": "nobody"}, {"is": "nobody"}, {"is": "nobody"}, {"is": "nobody"}, {"is": "nobody"}, {"is": "nobody"}, {"is": "nobody"}, {"is": "nobody"}, {"is": "nobody"}, {"is": "nobody"}, {"is": "nobody"}, {"is": "nobody"}, {"is": "nobody"}, {"is": "nobody"}, {"is": "nobody"}, {"is": "nobody"}, {"is": "Animal", "aid": 30, "owner": 1, "card": "cooperation/fat-tissue-4", "food": 1, "revealed": false, "poisoned": false, "cards": ["running-2"], "traits": ["running"], "marks": [0], "pairs": []}, {"is": "nobody"}, {"is": "Animal", "aid": 32, "owner": 1, "card": "swimming-6", "food": 1, "revealed": false, "poisoned": false, "cards": [], "traits": [], "marks": [], "pairs": []}], "pairs": [], "deck": [], "center": [], "out": [], "bank": 0, "first": 0, "turn": 14}}, "clock": {"left": [0.0, 0.0], "since": {}}}');
INSERT INTO public.tables VALUES ('secret-1', 'open', 0, '{"game":"evolution","players":3,"options":{"quick_play":false,"last_token":"forager","hunt_store":"asked","scavenger_order":"attacker","extinction_order":"first","deck_end":"empty"},"sets":[],"bots":[],"public":false,"watchers":true,"undo":true,"hints":false,"clock":{"kind":"none","seconds":0.0,"more":0.0},"policy":"wait","grace":60.0,"pace":true}', 0, '878f04e03542d143cb865e1a88d81706a82f87e269152f953b6b3b0264023b94', 'cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd', '', 3, '{"evolution": "e0b2db124c814bd9"}', 1, 0, 0, 1000, 1000, '');
INSERT INTO public.tables VALUES ('secret-4', 'playing', 0, '{"game":"evolution","players":2,"options":{"quick_play":false,"last_token":"forager","hunt_store":"asked","scavenger_order":"attacker","extinction_order":"first","deck_end":"empty"},"sets":[],"bots":[],"public":false,"watchers":true,"undo":true,"hints":false,"clock":{"kind":"none","seconds":0.0,"more":0.0},"policy":"wait","grace":60.0,"pace":false}', 0, '1763a3a8e068eaf6947507ec24ee9dbf1278b65965dea4bbfb20d758e5445630', 'cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd', 'b1f1d018a83775004daa31100d8c9560', 3, '{"evolution": "e0b2db124c814bd9"}', 1, 1000, 0, 1000, 1180, '');
INSERT INTO public.tables VALUES ('secret-8', 'playing', 0, '{"game":"oceans","players":2,"options":{"promo":false,"deep_draw":"one","deep_payment_to":"reef","end_mode":"round","score_boards":true,"tie":"shared","migrate_partial":true,"feed_optional":true,"overpop_choice":"one","event_repeat":false,"cambrian_midturn":true,"own_poison":false,"extinct_along":false,"hydra_target":true,"impostor":"gained","ignore_lent":true,"round_limit":50,"variant":"full"},"sets":[],"bots":[],"public":false,"watchers":true,"undo":true,"hints":false,"clock":{"kind":"none","seconds":0.0,"more":0.0},"policy":"wait","grace":60.0,"pace":false}', 0, 'e575faf902fcfff7957d4772cdc571869d3228a47004463dec01da4c537d91c9', 'cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd', 'b1f1d018a83775004daa31100d8c9560', 3, '{"oceans": "660bf9b5350e5563"}', 1, 1180, 0, 1180, 1360, '');
INSERT INTO public.tables VALUES ('secret-12', 'over', 0, '{"game":"origin","players":2,"options":{"mimicry_limit":"per_attack","mimicry_mandatory":false,"tail_loss_mandatory":false,"pair_triggers_mandatory":true,"feeding_pass_is_final":false,"must_take_food_if_possible":false,"first_turn_must_play_animal":false,"piracy_into_fat":true,"fat_beyond_need":true},"sets":[],"bots":[],"public":false,"watchers":true,"undo":true,"hints":false,"clock":{"kind":"none","seconds":0.0,"more":0.0},"policy":"wait","grace":60.0,"pace":false}', 0, '708cf3c1273641cc9108aae7e7190a271b2e69b46bee9820e6cb95d8b18e7f92', 'cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd', 'b1f1d018a83775004daa31100d8c9560', 2, '{"origin": "aeffb069e5fbbe54"}', 2, 1360, 0, 1360, 1387, '');
INSERT INTO public.tables VALUES ('secret-16', 'closed', 0, '{"game":"climate","players":2,"options":{"quick_play":false,"last_token":"forager","hunt_store":"asked","scavenger_order":"attacker","extinction_order":"first","deck_end":"empty","events":true,"plain":false,"shrunk_fat":"bag","mud_price":"optional","ambush_use":"may","night_intelligence":false,"migratory_food":"diet","fur_heat":"zones","fur_wave":"zones","empty_deck":"shuffle","quick_exchange":"in_turn","wildfire_loss":"remove"},"sets":[],"bots":[],"public":false,"watchers":true,"undo":true,"hints":false,"clock":{"kind":"none","seconds":0.0,"more":0.0},"policy":"wait","grace":60.0,"pace":true}', 0, 'c44785faed731b3f0ea246c71a3dca54289014d42ed3016b6d668ed6ef404dc1', 'cdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcdcd', '', 3, '{"climate": "252685d9319818b1"}', 1, 0, 0, 1387, 1387, '');
ALTER TABLE ONLY public.choices
    ADD CONSTRAINT choices_pkey PRIMARY KEY (table_id, number);
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_pkey PRIMARY KEY (table_id, seat);
ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_pkey PRIMARY KEY (table_id, digest);
ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT snapshots_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.tables
    ADD CONSTRAINT tables_pkey PRIMARY KEY (id);
CREATE INDEX secrets_digest ON public.secrets USING btree (digest);
CREATE INDEX tables_due ON public.tables USING btree (due);
CREATE INDEX tables_touched ON public.tables USING btree (status, touched);
ALTER TABLE ONLY public.choices
    ADD CONSTRAINT choices_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seats
    ADD CONSTRAINT seats_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.secrets
    ADD CONSTRAINT secrets_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.snapshots
    ADD CONSTRAINT snapshots_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.tables(id) ON DELETE CASCADE;
