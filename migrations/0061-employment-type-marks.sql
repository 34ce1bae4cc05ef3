-- The kind of employment is a mark of the search, as the field of work is: "#full-time".
CREATE FUNCTION mark_employment_type(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '#' || lower(nullif(name, ''))
$$;

CREATE OR REPLACE FUNCTION make_search_row(job jobs) RETURNS job_search LANGUAGE sql STABLE AS $$
  SELECT job.seq, job.id, job.posted_at, job.pay_max, job.lat, job.lon, job.geo, place.more,
    strip(to_tsvector('english', search_text(job.title))),
    strip(to_tsvector('english', search_text(concat_ws(' ', job.title, job.company_name, job.employment_type, job.skills,
      place.towns, left(regexp_replace(job.description, '<[^>]*>', ' ', 'g'), 100000)))))
    || array_to_tsvector(array_remove(place.states || ARRAY['#' || job.category, CASE WHEN job.remote THEN '#remote' END,
      mark_employment_type(job.employment_type)], NULL))
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

UPDATE job_search SET words = words || array_to_tsvector(ARRAY[mark_employment_type(employment_type)])
  FROM jobs WHERE jobs.seq = job_search.seq AND employment_type <> '';
UPDATE job_search_sample SET words = words || array_to_tsvector(ARRAY[mark_employment_type(employment_type)])
  FROM jobs WHERE jobs.seq = job_search_sample.seq AND employment_type <> '';
