"""The tables, in the words that SQLite and PostgreSQL share; ``steps.py`` says how a store of before gets them."""

from __future__ import annotations

ABOUT = "CREATE TABLE IF NOT EXISTS about (version INTEGER NOT NULL)"

SCHEMA = (
    """
    CREATE TABLE IF NOT EXISTS account (
      id TEXT PRIMARY KEY,
      name TEXT NOT NULL,
      key TEXT UNIQUE,
      password TEXT NOT NULL,
      language TEXT NOT NULL,
      created DOUBLE PRECISION NOT NULL
    )
    """,
    """
    CREATE TABLE IF NOT EXISTS session (
      token TEXT PRIMARY KEY,
      account TEXT NOT NULL REFERENCES account (id),
      expires DOUBLE PRECISION NOT NULL
    )
    """,
    "CREATE INDEX IF NOT EXISTS session_account ON session (account)",
    """
    CREATE TABLE IF NOT EXISTS device (
      token TEXT PRIMARY KEY REFERENCES session (token) ON DELETE CASCADE,
      began DOUBLE PRECISION NOT NULL,
      name TEXT NOT NULL
    )
    """,
    """
    CREATE TABLE IF NOT EXISTS listing (
      id TEXT PRIMARY KEY,
      game TEXT NOT NULL,
      status TEXT NOT NULL,
      listed INTEGER NOT NULL,
      changed DOUBLE PRECISION NOT NULL,
      waiting INTEGER NOT NULL,
      alarm DOUBLE PRECISION,
      summary TEXT NOT NULL
    )
    """,
    "CREATE INDEX IF NOT EXISTS listing_status ON listing (status, listed, changed)",
    "CREATE INDEX IF NOT EXISTS listing_alarm ON listing (alarm) WHERE alarm IS NOT NULL",
    """
    CREATE TABLE IF NOT EXISTS holder (
      account TEXT NOT NULL,
      listing TEXT NOT NULL REFERENCES listing (id),
      seat INTEGER NOT NULL,
      PRIMARY KEY (account, listing, seat)
    )
    """,
    "CREATE INDEX IF NOT EXISTS holder_listing ON holder (listing)",
    """
    CREATE TABLE IF NOT EXISTS host (
      listing TEXT PRIMARY KEY REFERENCES listing (id) ON DELETE CASCADE,
      account TEXT NOT NULL
    )
    """,
    "CREATE INDEX IF NOT EXISTS host_account ON host (account)",
    """
    CREATE TABLE IF NOT EXISTS journal (
      listing TEXT NOT NULL,
      number INTEGER NOT NULL,
      body TEXT NOT NULL,
      PRIMARY KEY (listing, number)
    )
    """,
    """
    CREATE TABLE IF NOT EXISTS speech (
      listing TEXT NOT NULL,
      line INTEGER NOT NULL,
      account TEXT NOT NULL,
      seat INTEGER NOT NULL,
      text TEXT NOT NULL,
      time DOUBLE PRECISION NOT NULL,
      PRIMARY KEY (listing, line)
    )
    """,
    "CREATE TABLE IF NOT EXISTS probe (mark TEXT PRIMARY KEY, filling TEXT NOT NULL)",
    "DROP TABLE IF EXISTS lease",
    """
    CREATE TABLE IF NOT EXISTS keeper (
      listing TEXT PRIMARY KEY,
      node TEXT NOT NULL,
      seen DOUBLE PRECISION NOT NULL
    )
    """,
    """
    CREATE TABLE IF NOT EXISTS review (
      listing TEXT PRIMARY KEY REFERENCES listing (id) ON DELETE CASCADE,
      asked DOUBLE PRECISION NOT NULL,
      until DOUBLE PRECISION NOT NULL,
      progress DOUBLE PRECISION NOT NULL,
      body TEXT NOT NULL
    )
    """,
    """
    CREATE TABLE IF NOT EXISTS act (
      number INTEGER PRIMARY KEY,
      time DOUBLE PRECISION NOT NULL,
      operator TEXT NOT NULL,
      what TEXT NOT NULL,
      subject TEXT NOT NULL,
      text TEXT NOT NULL
    )
    """,
    "CREATE TABLE IF NOT EXISTS barred (account TEXT NOT NULL, what TEXT NOT NULL, PRIMARY KEY (account, what))",
    "CREATE TABLE IF NOT EXISTS invitation (code TEXT PRIMARY KEY)",
    "CREATE TABLE IF NOT EXISTS maintenance (text TEXT NOT NULL)",
)
"""Everything that is kept, up to version 4."""

STEWARDS: tuple[str, ...] = (
    "CREATE TABLE IF NOT EXISTS steward (account TEXT PRIMARY KEY)",
    """
    CREATE TABLE IF NOT EXISTS reset (
      code TEXT PRIMARY KEY,
      account TEXT NOT NULL,
      expires DOUBLE PRECISION NOT NULL
    )
    """,
    """
    CREATE TABLE IF NOT EXISTS report (
      number INTEGER PRIMARY KEY,
      time DOUBLE PRECISION NOT NULL,
      account TEXT NOT NULL,
      listing TEXT NOT NULL,
      subject TEXT NOT NULL,
      text TEXT NOT NULL
    )
    """,
)
"""Stewards, links for new passwords, reports."""
