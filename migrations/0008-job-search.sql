-- What the search reads, one narrow row for each open job. Re-checks of a posting that change nothing of this leave it
-- and its indexes alone.
CREATE TABLE job_search (
  seq bigint PRIMARY KEY,
  id uuid NOT NULL,
  posted_at timestamptz NOT NULL,
  pay_max integer,
  lat real,
  lon real,
  -- Half-degree cells of all places, -1 for remote.
  geo integer[] NOT NULL,
  -- Positions beyond the first place, latitude and longitude in turn.
  more_places real[],
  title_words tsvector NOT NULL,
  -- Words of the whole posting; and its state, field of work and being remote, marked with #.
  words tsvector NOT NULL
);
-- The large vector lives beside the heap: an index finds with it, nothing reads it.
ALTER TABLE job_search SET (toast_tuple_target = 256);
ALTER TABLE job_search
  ALTER words SET STORAGE EXTERNAL,
  ALTER title_words SET STORAGE MAIN,
  ALTER geo SET STORAGE MAIN,
  ALTER more_places SET STORAGE MAIN;
CREATE INDEX job_search_words ON job_search USING gin (words, geo);
CREATE INDEX job_search_title ON job_search USING gin (title_words);
CREATE INDEX job_search_newest ON job_search (posted_at DESC, seq DESC);

-- Every sixteenth row, to estimate how many there are of what is frequent.
CREATE TABLE job_search_sample (LIKE job_search INCLUDING STORAGE);
ALTER TABLE job_search_sample SET (toast_tuple_target = 256);
ALTER TABLE job_search_sample ADD PRIMARY KEY (seq);
CREATE INDEX job_search_sample_words ON job_search_sample USING gin (words, geo);

-- Names whose signs the parser would drop.
CREATE FUNCTION search_text(given text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(replace(lower(given), 'c++', 'cplusplus'), 'c#', 'csharp'), '.net', ' dotnet')
$$;

CREATE FUNCTION make_search_row(job jobs) RETURNS job_search LANGUAGE sql STABLE AS $$
  SELECT job.seq, job.id, job.posted_at, job.pay_max, job.lat, job.lon, job.geo, place.more,
    strip(to_tsvector('english', search_text(job.title))),
    strip(to_tsvector('english', search_text(concat_ws(' ', job.title, job.company_name, job.employment_type, job.skills,
      place.towns, left(regexp_replace(job.description, '<[^>]*>', ' ', 'g'), 100000)))))
    || array_to_tsvector(array_remove(place.states || ARRAY['#' || job.category, CASE WHEN job.remote THEN '#remote' END], NULL))
  FROM (
    SELECT string_agg(at->>'city', ' ') AS towns,
      array_agg('#' || lower(at->>'state')) FILTER (WHERE at->>'state' <> '') AS states,
      CASE WHEN count(*) > 1 THEN (
        SELECT array_agg(degrees ORDER BY n, axis)
        FROM jsonb_array_elements(job.locations) WITH ORDINALITY AS other (at, n),
          LATERAL (VALUES (1, (at->>'latitude')::real), (2, (at->>'longitude')::real)) AS pair (axis, degrees)
        WHERE at ? 'latitude' AND at ? 'longitude'
      ) END AS more
    FROM jsonb_array_elements(job.locations) AS one (at)
  ) AS place
$$;

CREATE FUNCTION keep_search_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM job_search WHERE seq = OLD.seq;
    DELETE FROM job_search_sample WHERE seq = OLD.seq;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.closed_at IS NULL THEN
    INSERT INTO job_search SELECT found.* FROM make_search_row(NEW) AS found;
    INSERT INTO job_search_sample SELECT * FROM job_search WHERE seq = NEW.seq AND seq & 15 = 0;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER job_search_added AFTER INSERT OR DELETE ON jobs FOR EACH ROW EXECUTE FUNCTION keep_search_row();
CREATE TRIGGER job_search_changed AFTER UPDATE ON jobs FOR EACH ROW
  WHEN ((OLD.title, OLD.company_name, OLD.employment_type, OLD.skills, OLD.locations, OLD.description, OLD.category,
      OLD.remote, OLD.geo, OLD.lat, OLD.lon, OLD.pay_max, OLD.posted_at, OLD.closed_at)
    IS DISTINCT FROM
      (NEW.title, NEW.company_name, NEW.employment_type, NEW.skills, NEW.locations, NEW.description, NEW.category,
      NEW.remote, NEW.geo, NEW.lat, NEW.lon, NEW.pay_max, NEW.posted_at, NEW.closed_at))
  EXECUTE FUNCTION keep_search_row();

INSERT INTO job_search SELECT found.* FROM jobs, LATERAL make_search_row(jobs) AS found WHERE closed_at IS NULL;
INSERT INTO job_search_sample SELECT * FROM job_search WHERE seq & 15 = 0;

-- One search. Words may be empty; marks are the # words of the row.
CREATE TYPE job_wish AS (
  words tsquery,
  marks tsquery,
  cells integer[],
  lat real,
  lon real,
  miles real,
  pay integer,
  since timestamptz
);

CREATE FUNCTION is_within(lat1 real, lon1 real, lat2 real, lon2 real, miles real) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT sin(radians(lat2 - lat1) / 2) ^ 2 + cos(radians(lat1)) * cos(radians(lat2)) * sin(radians(lon2 - lon1) / 2) ^ 2
    <= sin(miles / 7917.6) ^ 2
$$;

CREATE FUNCTION is_any_within(places real[], lat real, lon real, miles real) RETURNS boolean
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT EXISTS (
    SELECT FROM generate_series(1, cardinality(places), 2) AS n
    WHERE is_within(places[n], places[n + 1], lat, lon, miles)
  )
$$;

-- The conditions of a wish, $1, as SQL. Of the tiers 'title' has all words in the title, 'rest' elsewhere, 'any' both.
-- With intarray at hand && must be named with its schema to use the index. The day is never found by its index, which
-- would read every vector since then.
CREATE FUNCTION search_conditions(wish job_wish, tier text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT concat_ws(' AND ', 'true',
    CASE WHEN wish.pay IS NOT NULL THEN 'pay_max >= ($1).pay' END,
    CASE WHEN wish.since IS NOT NULL THEN 'posted_at + interval ''0'' >= ($1).since' END,
    CASE WHEN wish.cells IS NOT NULL THEN 'geo OPERATOR(pg_catalog.&&) ($1).cells' END,
    CASE tier WHEN 'title' THEN 'title_words @@ ($1).words' WHEN 'rest' THEN 'NOT title_words @@ ($1).words' END,
    CASE
      WHEN numnode(wish.words) > 0 AND tier <> 'title' THEN 'words @@ (($1).words && ($1).marks)'
      WHEN numnode(wish.marks) > 0 THEN 'words @@ ($1).marks'
    END,
    CASE WHEN wish.cells IS NOT NULL THEN '(is_within(lat, lon, ($1).lat, ($1).lon, ($1).miles)
      OR more_places IS NOT NULL AND is_any_within(more_places, ($1).lat, ($1).lon, ($1).miles))' END)
$$;

-- The planner does not know what reading a vector costs: each function below allows it one way only.
CREATE FUNCTION estimate_search(wish job_wish, OUT jobs bigint, OUT found bigint, OUT in_title bigint)
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET jit = off AS $$
BEGIN
  EXECUTE 'SELECT count(*) * 16, count(*) FILTER (WHERE title_words @@ ($1).words) * 16 FROM job_search_sample WHERE '
    || search_conditions(wish, 'any') INTO found, in_title USING wish;
  SELECT greatest(reltuples, 0) INTO jobs FROM pg_class WHERE oid = 'job_search'::regclass;
END $$;

-- All of a tier by the word indexes: counted, sorted, the page cut out.
CREATE FUNCTION search_all(wish job_wish, tier text, skip integer, take integer, OUT total bigint, OUT ids uuid[])
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET jit = off AS $$
BEGIN
  EXECUTE 'WITH found AS MATERIALIZED (
      SELECT id, seq, posted_at, title_words @@ ($1).words AS in_title FROM job_search WHERE '
    || search_conditions(wish, tier) || ')
    SELECT (SELECT count(*) FROM found),
      ARRAY(SELECT id FROM found ORDER BY in_title DESC, posted_at DESC, seq DESC LIMIT $2 OFFSET $3)'
    INTO total, ids USING wish, take, skip;
END $$;

-- The newest of a tier, from the newest job on until the page is full.
CREATE FUNCTION search_newest(wish job_wish, tier text, skip integer, take integer) RETURNS uuid[]
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_bitmapscan = off SET enable_sort = off SET jit = off AS $$
DECLARE
  ids uuid[];
BEGIN
  EXECUTE 'SELECT ARRAY(SELECT id FROM job_search WHERE ' || search_conditions(wish, tier)
    || CASE WHEN wish.since IS NULL THEN '' ELSE ' AND posted_at >= ($1).since' END
    || ' ORDER BY posted_at DESC, seq DESC LIMIT $2 OFFSET $3)'
    INTO ids USING wish, take, skip;
  RETURN ids;
END $$;
