CREATE TABLE tickets (
  id uuid PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  portal_code text NOT NULL,
  category text NOT NULL,
  email text NOT NULL,
  message text NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'closed')),
  created_at timestamptz NOT NULL
);
CREATE INDEX tickets_open ON tickets (created_at) WHERE status = 'open';

CREATE TABLE privacy_requests (
  id uuid PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  user_id uuid REFERENCES users ON DELETE SET NULL,
  portal_code text NOT NULL,
  kind text NOT NULL,
  email text NOT NULL,
  message text NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'closed')),
  created_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL
);
CREATE INDEX privacy_requests_open ON privacy_requests (due_at) WHERE status = 'open';
