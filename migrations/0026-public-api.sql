-- Keys with which a person's own programs use the public API; only a hash is kept.
CREATE TABLE api_keys (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  scopes text[] NOT NULL,
  hash text NOT NULL UNIQUE,
  ending text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX api_keys_user ON api_keys (user_id, created_at);

-- Addresses a person wants told about status changes; the signing secret is sealed.
CREATE TABLE webhook_endpoints (
  id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  url text NOT NULL,
  key_id text NOT NULL,
  sealed text NOT NULL,
  created_at timestamptz NOT NULL,
  failing_since timestamptz,
  disabled_at timestamptz
);
CREATE INDEX webhook_endpoints_user ON webhook_endpoints (user_id, created_at);

-- One message to one address; its id stays the same over all tries. Without a next try it is settled.
CREATE TABLE webhook_deliveries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  endpoint_id uuid NOT NULL REFERENCES webhook_endpoints ON DELETE CASCADE,
  payload jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  tries integer NOT NULL DEFAULT 0,
  next_try_at timestamptz DEFAULT now(),
  delivered_at timestamptz,
  answer text
);
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (next_try_at) WHERE next_try_at IS NOT NULL;
CREATE INDEX webhook_deliveries_by_person ON webhook_deliveries (user_id);
CREATE INDEX webhook_deliveries_endpoint ON webhook_deliveries (endpoint_id, created_at DESC);

-- Written with the change itself, whatever made it, so that no change goes untold and none is told that did not happen.
CREATE FUNCTION announce_status() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO webhook_deliveries (user_id, endpoint_id, payload)
  SELECT NEW.user_id, endpoint.id, jsonb_build_object(
    'type', 'application.status_changed',
    'timestamp', to_char(now() AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'data', jsonb_build_object(
      'applicationId', NEW.id,
      'jobId', NEW.job_id,
      'jobTitle', jobs.title,
      'company', jobs.company_name,
      'status', NEW.status,
      'previousStatus', CASE WHEN TG_OP = 'UPDATE' THEN OLD.status END,
      'failureCode', NEW.failure_code))
  FROM webhook_endpoints endpoint JOIN jobs ON jobs.id = NEW.job_id
  WHERE endpoint.user_id = NEW.user_id AND endpoint.disabled_at IS NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER applications_announced_new AFTER INSERT ON applications
  FOR EACH ROW EXECUTE FUNCTION announce_status();
CREATE TRIGGER applications_announced AFTER UPDATE OF status ON applications
  FOR EACH ROW WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION announce_status();
