-- An operator may suspend an account: nobody gets in and nothing is sent until it is resumed.
ALTER TABLE users ADD COLUMN suspended_at timestamptz;
-- The console lists people, the newest first.
CREATE INDEX users_newest ON users (created_at DESC, id);
-- What was mailed to a person, for the console.
CREATE INDEX outbox_of_person ON outbox (user_id, created_at DESC) WHERE user_id IS NOT NULL;
