-- A file given for one conversion, and what was made from it, ends by itself.
ALTER TABLE blobs ADD COLUMN expires_at timestamptz;
CREATE INDEX blobs_expiring ON blobs (expires_at) WHERE expires_at IS NOT NULL;

-- Until now such files stayed for good. They were all named Resume.<type>; one that a document or an application
-- refers to is a resume of the person and stays.
UPDATE blobs SET expires_at = now()
WHERE name ~ '^Resume\.(doc|docx|pdf|html|rtf|txt)$'
  AND NOT EXISTS (SELECT FROM documents d WHERE d.user_id = blobs.user_id AND d.content::text LIKE '%' || blobs.id || '%')
  AND NOT EXISTS (
    SELECT FROM applications a WHERE a.user_id = blobs.user_id
      AND (a.resume_blob_id = blobs.id OR a.custom_resume::text LIKE '%' || blobs.id || '%' OR a.answers::text LIKE '%' || blobs.id || '%')
  )
  AND NOT EXISTS (
    SELECT FROM attempt_steps s JOIN attempts t ON t.id = s.attempt_id
    WHERE t.user_id = blobs.user_id AND s.detail::text LIKE '%' || blobs.id || '%'
  )
  AND NOT EXISTS (SELECT FROM data_exports e WHERE e.blob_id = blobs.id);
