-- Players. `profile` holds what differs from the defaults of the user config, as JSON; times are milliseconds on the backend's clock.
CREATE TABLE player (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL UNIQUE,
  password TEXT NOT NULL,
  password_changed INTEGER NOT NULL,
  name TEXT NOT NULL,
  surname TEXT NOT NULL,
  birthday TEXT NOT NULL,
  phone TEXT,
  country INTEGER NOT NULL,
  currency TEXT NOT NULL,
  bonus INTEGER NOT NULL,
  promo_code TEXT,
  profile TEXT NOT NULL,
  created INTEGER NOT NULL
);

-- Sessions by the SHA-256 of their cookie; the cookie itself is never stored.
CREATE TABLE session (
  hash TEXT PRIMARY KEY,
  player INTEGER NOT NULL REFERENCES player (id),
  created INTEGER NOT NULL,
  seen INTEGER NOT NULL,
  expires INTEGER NOT NULL,
  keep INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX session_player ON session (player);

-- Failed sign-ins by account (`account:…`) and address (`address:…`) in a row without 15 quiet minutes.
CREATE TABLE login_failure (key TEXT PRIMARY KEY, count INTEGER NOT NULL, last INTEGER NOT NULL) WITHOUT ROWID;
