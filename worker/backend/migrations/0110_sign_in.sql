-- Steps that a person has begun and has to finish with a code or a token: kept by the SHA-256 of what the browser or the mail carries.
-- `kind` is what it is good for, `subject` whom or which number it is about, `code` the code's digest (null: the ticket itself is the secret).
CREATE TABLE ticket (
  hash TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  subject TEXT NOT NULL,
  code TEXT,
  data TEXT,
  tries INTEGER NOT NULL,
  expires INTEGER NOT NULL
) WITHOUT ROWID;
CREATE INDEX ticket_subject ON ticket (kind, subject);

-- When a code or a link was sent, by number (`phone:…`), mailbox (`email:…`) or address (`address:…`), milliseconds.
CREATE TABLE sent (key TEXT NOT NULL, at INTEGER NOT NULL);
CREATE INDEX sent_key ON sent (key, at);

CREATE INDEX player_phone ON player (phone);

-- Two-step sign-in: the shared secret (base32), whether its owner has proved it, and the last time step that was used.
CREATE TABLE two_factor (
  player INTEGER PRIMARY KEY REFERENCES player (id),
  secret TEXT NOT NULL,
  is_on INTEGER NOT NULL,
  last_step INTEGER NOT NULL
);
CREATE TABLE recovery_code (
  player INTEGER NOT NULL REFERENCES player (id),
  hash TEXT NOT NULL,
  PRIMARY KEY (player, hash)
) WITHOUT ROWID;

-- Players' accounts at other houses: the provider and its name for the person.
CREATE TABLE social_link (
  provider TEXT NOT NULL,
  subject TEXT NOT NULL,
  player INTEGER NOT NULL REFERENCES player (id),
  PRIMARY KEY (provider, subject)
) WITHOUT ROWID;

-- What a person's browser said when a session began, for the list of sessions.
ALTER TABLE session ADD COLUMN device TEXT NOT NULL DEFAULT '';
