CREATE TABLE users (
  id uuid PRIMARY KEY,
  email text NOT NULL UNIQUE,
  email_verified boolean NOT NULL DEFAULT false,
  name text NOT NULL,
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  image text,
  role integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE sessions (
  id uuid PRIMARY KEY,
  token text NOT NULL UNIQUE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  ip_address text,
  user_agent text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX sessions_user ON sessions (user_id);

CREATE TABLE accounts (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  account_id text NOT NULL,
  provider_id text NOT NULL,
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  scope text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX accounts_user ON accounts (user_id);

CREATE TABLE verifications (
  id uuid PRIMARY KEY,
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX verifications_identifier ON verifications (identifier);

CREATE TABLE consents (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL,
  version text NOT NULL,
  given_at timestamptz NOT NULL,
  ip_address text
);
CREATE INDEX consents_user ON consents (user_id);

CREATE TABLE rate_limits (
  bucket text PRIMARY KEY,
  window_start timestamptz NOT NULL,
  count integer NOT NULL
);

CREATE TABLE idempotency_keys (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  key text NOT NULL,
  request_hash text NOT NULL,
  status integer,
  answer text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, key)
);

CREATE TABLE events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  type text NOT NULL,
  data jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX events_user ON events (user_id, id);

CREATE TABLE blobs (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  content_type text NOT NULL,
  size bigint NOT NULL,
  sha256 text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX blobs_user ON blobs (user_id);

CREATE TABLE error_logs (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid REFERENCES users ON DELETE CASCADE,
  message text NOT NULL,
  component_stack text NOT NULL DEFAULT '',
  as_info boolean NOT NULL DEFAULT false,
  portal_code text NOT NULL DEFAULT '',
  request_id text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE documents (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  type text NOT NULL,
  name text NOT NULL,
  content jsonb NOT NULL,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX documents_one_profile ON documents (user_id) WHERE type = 'EAPL';
CREATE INDEX documents_user ON documents (user_id, created_at DESC);

CREATE TABLE user_preferences (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  code text NOT NULL,
  value text NOT NULL,
  PRIMARY KEY (user_id, code)
);

CREATE TABLE jobs (
  id uuid PRIMARY KEY,
  ats text NOT NULL,
  tenant text NOT NULL,
  posting_id text NOT NULL,
  title text NOT NULL,
  company_id text NOT NULL,
  company_name text NOT NULL,
  company_logo text,
  locations jsonb NOT NULL,
  remote_option text NOT NULL,
  employment_type text NOT NULL,
  pay jsonb,
  description text NOT NULL,
  skills jsonb NOT NULL,
  category text,
  apply_url text NOT NULL,
  job_url text NOT NULL,
  posted_at timestamptz NOT NULL,
  last_verified_at timestamptz,
  closed_at timestamptz,
  eligible boolean NOT NULL DEFAULT true,
  UNIQUE (ats, tenant, posting_id)
);

CREATE TABLE job_feedback (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  job_id uuid NOT NULL REFERENCES jobs ON DELETE CASCADE,
  feedback text NOT NULL CHECK (feedback IN ('like', 'dislike', 'removed')),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, job_id)
);

CREATE TABLE subscriptions (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  plan text NOT NULL,
  status text NOT NULL CHECK (status IN ('active', 'cancelled', 'ended', 'failed')),
  started_at timestamptz NOT NULL,
  period_ends_at timestamptz NOT NULL
);
CREATE INDEX subscriptions_user ON subscriptions (user_id, started_at DESC);

CREATE TABLE credit_balances (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  granted integer NOT NULL DEFAULT 0,
  captured integer NOT NULL DEFAULT 0,
  reserved integer NOT NULL DEFAULT 0,
  CHECK (captured >= 0 AND reserved >= 0 AND granted - captured - reserved >= 0)
);

CREATE TABLE applications (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  document_id uuid NOT NULL REFERENCES documents,
  job_id uuid NOT NULL REFERENCES jobs,
  status text NOT NULL CHECK (status IN ('Preparing', 'ReadyForReview', 'ReadyForQuickApply', 'Processing', 'Success', 'Fail')),
  form jsonb,
  answers jsonb NOT NULL DEFAULT '[]',
  drift jsonb,
  resume_blob_id uuid REFERENCES blobs,
  failure_code text,
  failure_detail text,
  post_archive_status text,
  post_archive_note text,
  post_archive_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  submitted_at timestamptz,
  removed_at timestamptz,
  CHECK ((status = 'Fail') = (failure_code IS NOT NULL))
);
CREATE INDEX applications_user ON applications (user_id, created_at DESC) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX applications_one_open ON applications (user_id, job_id) WHERE removed_at IS NULL AND status <> 'Fail';

CREATE TABLE attempts (
  id uuid PRIMARY KEY,
  application_id uuid NOT NULL REFERENCES applications ON DELETE CASCADE,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  ats text NOT NULL,
  tenant text NOT NULL,
  posting_id text NOT NULL,
  state text NOT NULL CHECK (state IN ('approved', 'filling', 'armed', 'clicked', 'confirmed', 'refused', 'unknown', 'abandoned')),
  approval_hash text NOT NULL,
  approved_at timestamptz NOT NULL,
  runs integer NOT NULL DEFAULT 0,
  confirmation jsonb,
  ended_at timestamptz
);
-- Nothing twice: one person reaches one posting at most once, whatever its address.
CREATE UNIQUE INDEX attempts_armed_once ON attempts (user_id, ats, tenant, posting_id)
  WHERE state IN ('armed', 'clicked', 'confirmed', 'unknown');
-- One open try per application.
CREATE UNIQUE INDEX attempts_one_open ON attempts (application_id) WHERE state IN ('approved', 'filling', 'armed', 'clicked');

CREATE TABLE attempt_steps (
  attempt_id uuid NOT NULL REFERENCES attempts ON DELETE CASCADE,
  position integer NOT NULL,
  name text NOT NULL,
  detail jsonb NOT NULL,
  at timestamptz NOT NULL,
  previous_hash text NOT NULL,
  hash text NOT NULL,
  PRIMARY KEY (attempt_id, position)
);

CREATE TABLE credit_ledger (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('grant', 'reserve', 'capture', 'release')),
  amount integer NOT NULL CHECK (amount > 0),
  attempt_id uuid REFERENCES attempts ON DELETE SET NULL,
  reason text NOT NULL,
  at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX credit_ledger_once ON credit_ledger (attempt_id, kind) WHERE attempt_id IS NOT NULL;
-- A reservation ends once: captured or released, never both.
CREATE UNIQUE INDEX credit_ledger_one_end ON credit_ledger (attempt_id) WHERE kind IN ('capture', 'release');
CREATE INDEX credit_ledger_user ON credit_ledger (user_id, id);

CREATE TABLE host_leases (
  host text PRIMARY KEY,
  free_at timestamptz NOT NULL
);
