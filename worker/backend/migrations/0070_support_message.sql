-- What people write to support. `sender` is whom the limit counts: a player, or a visitor's address (IPv6 by its /64), else his e-mail.
CREATE TABLE support_message (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  sender TEXT NOT NULL,
  player INTEGER,
  email TEXT NOT NULL,
  lang TEXT,
  subject TEXT NOT NULL,
  message TEXT NOT NULL,
  at INTEGER NOT NULL
);
CREATE INDEX support_message_sender ON support_message (sender, at);
