-- The rest of what a page reports with an error.
ALTER TABLE error_logs
  ADD COLUMN user_status text NOT NULL DEFAULT '',
  ADD COLUMN source_app_code text NOT NULL DEFAULT '',
  ADD COLUMN product_code text NOT NULL DEFAULT '';
