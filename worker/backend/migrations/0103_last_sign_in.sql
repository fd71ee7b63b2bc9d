-- When and from where a player signed in last (milliseconds; ISO country of the address, or null), and what that was when a session began:
-- the player is told it, so that he sees when somebody else was here.
CREATE TABLE last_sign_in (player INTEGER PRIMARY KEY, at INTEGER NOT NULL, country TEXT);
ALTER TABLE session ADD COLUMN before_at INTEGER;
ALTER TABLE session ADD COLUMN before_country TEXT;
