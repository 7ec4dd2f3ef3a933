# regnum doctor: was da ist, was fehlt, und woher man es bekommt.

doctor-extra-play = play: der Browser auf diesem Rechner, und Bots in voller Stärke
doctor-extra-serve = serve: ein Server für einen Verein: mehrere Prozesse mit PostgreSQL
doctor-extra-notify = notify: Nachrichten per Mail, Push und Chat, wenn jemand am Zug ist
doctor-extra-research = research: Umgebungen für lernende Agenten, und die Arena
doctor-extra-data = data: Spiele von Bots als Parquet
doctor-extra-train = train: eigene Champions trainieren
doctor-extra-compile = compile: ein C++-Compiler, wo der Rechner keinen hat
doctor-extra-site = site: alles als Ordner voller Dateien, ohne Server
doctor-extra-cuda = cuda: sehr viele Spiele zugleich auf einer GPU
doctor-missing = { $part }; es fehlt: { $missing }; zu haben mit: pip install 'regnum[{ $extra }]'
doctor-games = Spiele: { $games }
doctor-broken = Ausgelassen: { $reason }
doctor-saves = Spiele werden in { $place } aufbewahrt
doctor-saves-not = Spiele können nicht in { $place } aufbewahrt werden: { $reason }
doctor-page = Die Seite für den Browser ist gebaut
doctor-page-not = Die Seite für den Browser ist nicht gebaut: Regnum aus einem Wheel installieren, oder aus den Quellen mit pip install '.[play]'
doctor-native = Die Regeln sind übersetzt: Bots denken sofort mit voller Stärke
doctor-native-soon = Diese Regeln werden in Sekunden übersetzt, sobald ein Bot nachdenkt: { $games }
doctor-native-not = Bots denken langsam, denn hier gibt es keinen C++-Compiler; pip install 'regnum[compile]' bringt einen mit: { $games }
doctor-cache = Übersetzte Regeln werden in { $place } aufbewahrt
doctor-cache-not = Übersetzte Regeln können nicht in { $place } aufbewahrt werden: { $reason }
