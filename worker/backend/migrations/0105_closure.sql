-- Accounts that their players have closed, and when (milliseconds). Breaks and exclusions go on by themselves.
CREATE TABLE closure (player INTEGER PRIMARY KEY, at INTEGER NOT NULL);
