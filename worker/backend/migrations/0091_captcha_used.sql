-- Captchas that have let a call through: each does so once.
CREATE TABLE captcha_used (id TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
