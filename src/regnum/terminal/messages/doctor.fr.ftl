# regnum doctor : ce qui est là, ce qui manque, et comment l’obtenir.

doctor-extra-play = play : le navigateur sur cette machine, et des bots à pleine force
doctor-extra-serve = serve : un serveur pour un club : plusieurs processus sur PostgreSQL
doctor-extra-notify = notify : un message par courriel, push ou messagerie quand c’est le tour de quelqu’un
doctor-extra-research = research : des environnements pour agents qui apprennent, et l’arène
doctor-extra-data = data : des parties de bots en Parquet
doctor-extra-train = train : l’entraînement de vos propres champions
doctor-extra-compile = compile : un compilateur C++, là où la machine n’en a pas
doctor-extra-site = site : le tout comme un dossier de fichiers, sans serveur
doctor-extra-cuda = cuda : un très grand nombre de parties à la fois sur un GPU
doctor-missing = { $part } ; il manque : { $missing } ; pour l’avoir : pip install 'regnum[{ $extra }]'
doctor-games = Jeux : { $games }
doctor-broken = Laissé de côté : { $reason }
doctor-saves = Les parties sont gardées dans { $place }
doctor-saves-not = Les parties ne peuvent pas être gardées dans { $place } : { $reason }
doctor-page = La page du navigateur est construite
doctor-page-not = La page du navigateur n’est pas construite : installez Regnum depuis un wheel, ou depuis ses sources avec pip install '.[play]'
doctor-native = Les règles sont compilées : les bots pensent aussitôt à pleine force
doctor-native-soon = Ces règles sont compilées en quelques secondes, dès qu’un bot réfléchit : { $games }
doctor-native-not = Les bots pensent lentement, car il n’y a pas de compilateur C++ ici ; pip install 'regnum[compile]' en apporte un : { $games }
doctor-cache = Les règles compilées sont gardées dans { $place }
doctor-cache-not = Les règles compilées ne peuvent pas être gardées dans { $place } : { $reason }
