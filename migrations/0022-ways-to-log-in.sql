-- A key on the person's own device; we keep only its public half.
CREATE TABLE passkeys (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  credential_id text NOT NULL UNIQUE,
  public_key text NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkeys_user ON passkeys (user_id, created_at);

-- Such a session was opened with two factors at once.
ALTER TABLE sessions ADD COLUMN by_passkey boolean NOT NULL DEFAULT false;

-- Whoever opened such an account logs in with the address they typed.
CREATE INDEX users_claimed_email ON users (claimed_email) WHERE claimed_email IS NOT NULL;

-- One Google account opens one account of ours.
CREATE UNIQUE INDEX accounts_of_providers ON accounts (provider_id, account_id) WHERE provider_id <> 'credential';
