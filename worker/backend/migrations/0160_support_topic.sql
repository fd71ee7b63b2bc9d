-- What a message is about: a question to support, or an idea of a player's for the house.
ALTER TABLE support_message ADD COLUMN topic TEXT NOT NULL DEFAULT 'support';
