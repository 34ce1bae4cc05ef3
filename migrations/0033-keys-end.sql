-- A key ends some day; those that exist get as long as a new one from today.
ALTER TABLE api_keys ADD COLUMN expires_at timestamptz;
UPDATE api_keys SET expires_at = now() + interval '90 days';
ALTER TABLE api_keys ALTER COLUMN expires_at SET NOT NULL;

-- Whom a message is about: it goes with the account, also when the address never became theirs.
ALTER TABLE outbox ADD COLUMN user_id uuid REFERENCES users ON DELETE CASCADE;
CREATE INDEX outbox_user ON outbox (user_id);
UPDATE outbox SET user_id = users.id FROM users WHERE users.email = outbox.to_address AND users.email_verified;
