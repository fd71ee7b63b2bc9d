-- Kinds of device that a player has signed in from: the digest of a few coarse facts, and when it was last seen, milliseconds.
CREATE TABLE player_device (
  player INTEGER NOT NULL REFERENCES player (id),
  device TEXT NOT NULL,
  seen INTEGER NOT NULL,
  PRIMARY KEY (player, device)
) WITHOUT ROWID;
