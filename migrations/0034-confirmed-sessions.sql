-- When the person last proved in this session who they are, besides logging in.
ALTER TABLE sessions ADD COLUMN confirmed_at timestamptz;
