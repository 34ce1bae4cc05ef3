-- The search knows only jobs that everybody may see.
CREATE OR REPLACE FUNCTION keep_search_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM job_search WHERE seq = OLD.seq;
    DELETE FROM job_search_sample WHERE seq = OLD.seq;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.closed_at IS NULL AND NEW.listed THEN
    INSERT INTO job_search SELECT found.* FROM make_search_row(NEW) AS found;
    INSERT INTO job_search_sample SELECT * FROM job_search WHERE seq = NEW.seq AND seq & 15 = 0;
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER job_search_listed AFTER UPDATE ON jobs FOR EACH ROW
  WHEN (OLD.listed IS DISTINCT FROM NEW.listed) EXECUTE FUNCTION keep_search_row();
