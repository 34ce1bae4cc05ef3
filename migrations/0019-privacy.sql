CREATE TABLE data_exports (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  portal_code text NOT NULL,
  status text NOT NULL CHECK (status IN ('making', 'ready', 'failed')),
  blob_id uuid REFERENCES blobs ON DELETE SET NULL,
  requested_at timestamptz NOT NULL,
  ready_at timestamptz
);
CREATE INDEX data_exports_user ON data_exports (user_id, requested_at DESC);

-- A wish to be forgotten outlives the account until the last file is gone; then it says of nobody any more.
CREATE TABLE erasures (
  id uuid PRIMARY KEY,
  user_id uuid UNIQUE,
  requested_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  blob_ids uuid[] NOT NULL DEFAULT '{}',
  finished_at timestamptz
);
CREATE INDEX erasures_open ON erasures (due_at) WHERE finished_at IS NULL;

-- What the law and the books need when a person is gone: sums, without the person.
CREATE TABLE kept_payments (
  id uuid PRIMARY KEY,
  plan text NOT NULL,
  description text NOT NULL,
  amount_cents integer NOT NULL,
  status text NOT NULL,
  provider text NOT NULL,
  provider_reference text NOT NULL,
  at timestamptz NOT NULL
);
CREATE TABLE kept_credits (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  amount integer NOT NULL,
  month date NOT NULL
);
