-- Mails of the service itself wear the portal the account was opened at.
ALTER TABLE users ADD COLUMN portal_code text NOT NULL DEFAULT 'SNR';

ALTER TABLE outbox
  ADD COLUMN tries integer NOT NULL DEFAULT 0,
  ADD COLUMN next_try_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN unsubscribe_url text;
CREATE INDEX outbox_unsent ON outbox (next_try_at) WHERE sent_at IS NULL;

-- What a person is to hear of by mail, at once or once a day.
CREATE TABLE notices (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('result', 'payment')),
  line text NOT NULL,
  application_id uuid,
  created_at timestamptz NOT NULL,
  mailed_at timestamptz
);
CREATE INDEX notices_waiting ON notices (user_id) WHERE mailed_at IS NULL;
