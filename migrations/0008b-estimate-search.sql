-- "found" is a name of PL/pgSQL itself and took the count for a truth value.
DROP FUNCTION estimate_search(job_wish);
CREATE FUNCTION estimate_search(wish job_wish, OUT jobs bigint, OUT matches bigint, OUT in_title bigint)
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off SET jit = off AS $$
BEGIN
  EXECUTE 'SELECT count(*) * 16, count(*) FILTER (WHERE title_words @@ ($1).words) * 16 FROM job_search_sample WHERE '
    || search_conditions(wish, 'any') INTO matches, in_title USING wish;
  SELECT greatest(reltuples, 0) INTO jobs FROM pg_class WHERE oid = 'job_search'::regclass;
END $$;
