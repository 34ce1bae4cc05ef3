-- Somebody signed up with an address that already has an account: they get a room of their own under another address,
-- so that signing up never tells who is here. It cannot be confirmed and goes after a week.
ALTER TABLE users ADD COLUMN claimed_email text;
CREATE INDEX users_claimed ON users (created_at) WHERE claimed_email IS NOT NULL;

CREATE TABLE second_factors (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  key_id text NOT NULL,
  sealed text NOT NULL,
  confirmed_at timestamptz,
  last_step bigint NOT NULL DEFAULT 0,
  recovery_hashes text[] NOT NULL DEFAULT '{}'
);

-- From now on an application needs a confirmed address; the demo's own addresses can receive no mail.
UPDATE users SET email_verified = true WHERE email LIKE '%@demo.applywright.example';
