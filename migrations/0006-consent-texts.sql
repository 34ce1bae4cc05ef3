-- The words a person agreed to, and when they took it back.
ALTER TABLE consents ADD COLUMN text text;
ALTER TABLE consents ADD COLUMN withdrawn_at timestamptz;
CREATE UNIQUE INDEX consents_given_once ON consents (user_id, kind, version) WHERE withdrawn_at IS NULL;
