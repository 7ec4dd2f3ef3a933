BEGIN TRANSACTION;
CREATE TABLE about (version INTEGER NOT NULL);
INSERT INTO "about" VALUES(2);
CREATE TABLE account (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      key TEXT UNIQUE,
      password TEXT NOT NULL,
      language TEXT NOT NULL,
      created DOUBLE PRECISION NOT NULL
    );
INSERT INTO "account" VALUES('a1','Anna',NULL,'','',0.0);
CREATE TABLE daybook (page INTEGER PRIMARY KEY, body TEXT NOT NULL);
INSERT INTO "daybook" VALUES(2,'[]');
INSERT INTO "daybook" VALUES(3,'[[["t1","vive-le-roi","playing",true,3.0,1,null,null,null],[[4,"fourth"]]]]');
INSERT INTO "daybook" VALUES(4,'[[["t1","vive-le-roi","playing",true,4.0,2,5.0,"{\"status\":\"playing\"}",null],[[5,"fifth"]]]]');
CREATE TABLE holder (
      account TEXT NOT NULL,
      listing TEXT NOT NULL REFERENCES listing (id),
      seat INTEGER NOT NULL,
      PRIMARY KEY (account, listing, seat)
    );
INSERT INTO "holder" VALUES('a1','t1',0);
CREATE TABLE journal (
      listing TEXT NOT NULL,
      number INTEGER NOT NULL,
      body TEXT NOT NULL,
      PRIMARY KEY (listing, number)
    );
INSERT INTO "journal" VALUES('t1',1,'first');
INSERT INTO "journal" VALUES('t1',2,'second');
INSERT INTO "journal" VALUES('t1',3,'third');
CREATE TABLE lease (
      listing TEXT PRIMARY KEY,
      node TEXT NOT NULL,
      until DOUBLE PRECISION NOT NULL
    );
CREATE TABLE listing (
      id TEXT PRIMARY KEY,
      game TEXT NOT NULL,
      status TEXT NOT NULL,
      listed INTEGER NOT NULL,
      changed DOUBLE PRECISION NOT NULL,
      waiting INTEGER NOT NULL,
      alarm DOUBLE PRECISION,
      summary TEXT NOT NULL
    );
INSERT INTO "listing" VALUES('t1','vive-le-roi','playing',1,2.0,3,NULL,'{"status":"open"}');
CREATE TABLE session (
      token TEXT PRIMARY KEY,
      account TEXT NOT NULL REFERENCES account (id),
      expires DOUBLE PRECISION NOT NULL
    );
CREATE TABLE speech (
      listing TEXT NOT NULL,
      line INTEGER NOT NULL,
      account TEXT NOT NULL,
      seat INTEGER NOT NULL,
      text TEXT NOT NULL,
      time DOUBLE PRECISION NOT NULL,
      PRIMARY KEY (listing, line)
    );
CREATE INDEX session_account ON session (account);
CREATE INDEX listing_status ON listing (status, listed, changed);
CREATE INDEX listing_alarm ON listing (alarm) WHERE alarm IS NOT NULL;
CREATE INDEX holder_listing ON holder (listing);
COMMIT;
