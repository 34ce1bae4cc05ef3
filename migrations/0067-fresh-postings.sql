-- A posting that its board or page has listed since then, and that is no repost (two postings within a week count once).
CREATE FUNCTION is_fresh(job_id uuid, since timestamptz) RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE COST 1000 AS $$
  SELECT EXISTS (
    SELECT FROM jobs AS job WHERE job.id = job_id AND job.last_verified_at >= since AND NOT EXISTS (
      SELECT FROM jobs AS earlier
      WHERE earlier.fingerprint = job.fingerprint AND earlier.posted_at < job.posted_at - interval '7 days'))
$$;

ALTER TYPE job_wish ADD ATTRIBUTE confirmed timestamptz;

CREATE OR REPLACE FUNCTION search_conditions(wish job_wish, tier text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT concat_ws(' AND ', 'true',
    CASE WHEN wish.pay IS NOT NULL THEN 'pay_max >= ($1).pay' END,
    CASE WHEN wish.since IS NOT NULL THEN 'posted_at + interval ''0'' >= ($1).since' END,
    CASE WHEN wish.cells IS NOT NULL THEN 'geo OPERATOR(pg_catalog.&&) ($1).cells' END,
    CASE
      WHEN tier = 'rest' THEN 'NOT title_words @@ ($1).words'
      WHEN tier = 'title' AND wish.cells IS NULL AND numnode(wish.marks) = 0 THEN 'title_words @@ ($1).words'
      -- So written it is no condition for an index.
      WHEN tier = 'title' THEN '(title_words @@ ($1).words) IS TRUE AND words @@ (($1).words && ($1).marks)'
    END,
    CASE
      WHEN tier = 'title' THEN NULL
      WHEN numnode(wish.words) > 0 THEN 'words @@ (($1).words && ($1).marks)'
      WHEN numnode(wish.marks) > 0 THEN 'words @@ ($1).marks'
    END,
    CASE WHEN wish.cells IS NOT NULL THEN '(is_within(lat, lon, ($1).lat, ($1).lon, ($1).miles)
      OR more_places IS NOT NULL AND is_any_within(more_places, ($1).lat, ($1).lon, ($1).miles))' END,
    CASE WHEN wish.confirmed IS NOT NULL THEN 'is_fresh(id, ($1).confirmed)' END)
$$;
