# regnum doctor: what is here, what is missing, and how to get it.

doctor-extra-play = play: the browser on this machine, and bots at full strength
doctor-extra-serve = serve: a server for a club: several processes on PostgreSQL
doctor-extra-notify = notify: news by mail, push and chat when it is somebody’s turn
doctor-extra-research = research: environments for learning agents, and the arena
doctor-extra-data = data: games of bots as Parquet
doctor-extra-train = train: training champions of your own
doctor-extra-compile = compile: a C++ compiler, where the machine has none
doctor-extra-site = site: everything as a folder of files, without a server
doctor-extra-cuda = cuda: very many games at once on a GPU
doctor-missing = { $part }; missing: { $missing }; get it with: pip install 'regnum[{ $extra }]'
doctor-games = Games: { $games }
doctor-broken = Left out: { $reason }
doctor-saves = Games are kept in { $place }
doctor-saves-not = Games cannot be kept in { $place }: { $reason }
doctor-page = The browser’s page is built
doctor-page-not = The browser’s page is not built: install Regnum from a wheel, or from its source with pip install '.[play]'
doctor-native = The rules are compiled: bots think at full strength at once
doctor-native-soon = These rules are compiled when a bot first thinks, in some seconds: { $games }
doctor-native-not = Bots think slowly, for there is no C++ compiler here; pip install 'regnum[compile]' brings one: { $games }
doctor-cache = Compiled rules are kept in { $place }
doctor-cache-not = Compiled rules cannot be kept in { $place }: { $reason }
