-- From when on a player's money may go out again after a change of what protects his account, milliseconds (0: no such change).
ALTER TABLE player ADD COLUMN payouts_from INTEGER NOT NULL DEFAULT 0;
