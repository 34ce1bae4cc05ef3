-- An event has a time of day, or only a day. Whoever withdraws an application does so once.
ALTER TABLE application_events ADD COLUMN timed boolean NOT NULL DEFAULT false;
ALTER TABLE application_events DROP CONSTRAINT application_events_kind_check;
ALTER TABLE application_events ADD CONSTRAINT application_events_kind_check CHECK (
  kind IN ('note', 'reply', 'call', 'interview', 'deadline', 'offer', 'rejection', 'follow-up', 'withdrawal')
);
CREATE UNIQUE INDEX application_events_one_withdrawal ON application_events (application_id) WHERE kind = 'withdrawal';
