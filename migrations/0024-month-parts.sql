-- Events and logs lie in one part for each month: an old month goes as a whole, without touching the others.
-- The parts have a schema of their own, since nobody but the table itself reads them.
CREATE SCHEMA parts;

-- Adds the part of a month (UTC) and moves there what came before it was made.
CREATE FUNCTION add_month_part(parent text, at_column text, month date) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  part text := parent || to_char(month, '_YYYY_MM');
  first timestamptz := date_trunc('month', month::timestamp) AT TIME ZONE 'UTC';
  next timestamptz := (date_trunc('month', month::timestamp) + interval '1 month') AT TIME ZONE 'UTC';
BEGIN
  IF to_regclass(format('parts.%I', part)) IS NOT NULL THEN
    RETURN;
  END IF;
  EXECUTE format('CREATE TABLE parts.%I (LIKE public.%I INCLUDING DEFAULTS)', part, parent);
  EXECUTE format(
    'WITH moved AS (DELETE FROM parts.%1$I WHERE %2$I >= %3$L AND %2$I < %4$L RETURNING *) INSERT INTO parts.%5$I SELECT * FROM moved',
    parent || '_other', at_column, first, next, part);
  EXECUTE format('ALTER TABLE public.%I ATTACH PARTITION parts.%I FOR VALUES FROM (%L) TO (%L)',
    parent, part, first, next);
END $$;

ALTER TABLE events RENAME TO events_before;
CREATE SEQUENCE event_ids;
SELECT setval('event_ids', coalesce(max(id), 0) + 1, false) FROM events_before;
CREATE TABLE events (
  id bigint NOT NULL DEFAULT nextval('event_ids'),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  type text NOT NULL,
  data jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
) PARTITION BY RANGE (created_at);
CREATE TABLE parts.events_other PARTITION OF events DEFAULT;
INSERT INTO events SELECT id, user_id, type, data, created_at FROM events_before;
DROP TABLE events_before;
ALTER TABLE events ADD PRIMARY KEY (id, created_at);
CREATE INDEX events_user ON events (user_id, id);

ALTER TABLE error_logs RENAME TO error_logs_before;
CREATE SEQUENCE error_log_ids;
SELECT setval('error_log_ids', coalesce(max(id), 0) + 1, false) FROM error_logs_before;
CREATE TABLE error_logs (
  id bigint NOT NULL DEFAULT nextval('error_log_ids'),
  user_id uuid REFERENCES users ON DELETE CASCADE,
  message text NOT NULL,
  component_stack text NOT NULL DEFAULT '',
  as_info boolean NOT NULL DEFAULT false,
  portal_code text NOT NULL DEFAULT '',
  request_id text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
) PARTITION BY RANGE (created_at);
CREATE TABLE parts.error_logs_other PARTITION OF error_logs DEFAULT;
INSERT INTO error_logs
  SELECT id, user_id, message, component_stack, as_info, portal_code, request_id, created_at FROM error_logs_before;
DROP TABLE error_logs_before;
ALTER TABLE error_logs ADD PRIMARY KEY (id, created_at);
CREATE INDEX error_logs_user ON error_logs (user_id);

ALTER TABLE analytics_events RENAME TO analytics_events_before;
CREATE SEQUENCE analytics_event_ids;
SELECT setval('analytics_event_ids', coalesce(max(id), 0) + 1, false) FROM analytics_events_before;
CREATE TABLE analytics_events (
  id bigint NOT NULL DEFAULT nextval('analytics_event_ids'),
  user_id uuid REFERENCES users ON DELETE CASCADE,
  visit_id text NOT NULL,
  portal_code text NOT NULL,
  name text NOT NULL,
  properties jsonb NOT NULL,
  at timestamptz NOT NULL
) PARTITION BY RANGE (at);
CREATE TABLE parts.analytics_events_other PARTITION OF analytics_events DEFAULT;
INSERT INTO analytics_events
  SELECT id, user_id, visit_id, portal_code, name, properties, at FROM analytics_events_before;
DROP TABLE analytics_events_before;
ALTER TABLE analytics_events ADD PRIMARY KEY (id, at);
CREATE INDEX analytics_events_user ON analytics_events (user_id);

-- The months from the oldest row to the one after next.
DO $$
DECLARE
  kept record;
  oldest timestamptz;
BEGIN
  FOR kept IN SELECT * FROM (VALUES ('events', 'created_at'), ('error_logs', 'created_at'), ('analytics_events', 'at'))
    AS list (name, at_column)
  LOOP
    EXECUTE format('SELECT min(%I) FROM public.%I', kept.at_column, kept.name) INTO oldest;
    PERFORM add_month_part(kept.name, kept.at_column, month::date)
      FROM generate_series(date_trunc('month', coalesce(oldest, now()) AT TIME ZONE 'UTC'),
        date_trunc('month', now() AT TIME ZONE 'UTC') + interval '2 months', interval '1 month') AS month;
  END LOOP;
END $$;
