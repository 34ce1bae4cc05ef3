-- Counted on every request: without a log there is nothing to flush to disk for each. After a crash of the database the
-- running minute or hour counts from nothing.
ALTER TABLE rate_limits SET UNLOGGED;
