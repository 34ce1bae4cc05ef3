/** A row has its owner in a column or through the row it belongs to. */
export interface PersonalTable {
  name: string;
  owner: { column: string } | { through: string; column: string };
  /** Secrets that protect the account, and encrypted texts that the export contains decrypted elsewhere. */
  withheld?: readonly string[];
}

const byUser = { column: 'user_id' };

/** Every table about people. A test compares the list with the database, so that no new table is forgotten. */
export const personalTables: readonly PersonalTable[] = [
  { name: 'users', owner: { column: 'id' } },
  {
    name: 'accounts',
    owner: byUser,
    withheld: ['password', 'access_token', 'refresh_token', 'id_token'],
  },
  { name: 'sessions', owner: byUser, withheld: ['token'] },
  { name: 'second_factors', owner: byUser, withheld: ['key_id', 'sealed', 'recovery_hashes', 'last_step'] },
  { name: 'passkeys', owner: byUser, withheld: ['credential_id', 'public_key'] },
  { name: 'api_keys', owner: byUser, withheld: ['hash'] },
  { name: 'webhook_endpoints', owner: byUser, withheld: ['key_id', 'sealed'] },
  { name: 'webhook_deliveries', owner: byUser },
  { name: 'consents', owner: byUser },
  { name: 'idempotency_keys', owner: byUser, withheld: ['answer', 'request_hash'] },
  { name: 'events', owner: byUser },
  { name: 'blobs', owner: byUser },
  { name: 'resume_readings', owner: byUser },
  { name: 'error_logs', owner: byUser },
  { name: 'documents', owner: byUser },
  {
    name: 'sensitive_answers',
    owner: { through: 'documents', column: 'document_id' },
    withheld: ['key_id', 'sealed'],
  },
  { name: 'cover_letters', owner: byUser },
  { name: 'user_preferences', owner: byUser },
  { name: 'added_jobs', owner: byUser },
  { name: 'applied_jobs', owner: byUser },
  { name: 'job_opens', owner: byUser },
  { name: 'job_feedback', owner: byUser },
  { name: 'applications', owner: byUser },
  { name: 'remembered_answers', owner: byUser, withheld: ['key_id', 'sealed'] },
  { name: 'attempts', owner: byUser },
  { name: 'attempt_steps', owner: { through: 'attempts', column: 'attempt_id' } },
  { name: 'pauses', owner: byUser },
  { name: 'never_apply', owner: byUser },
  { name: 'application_events', owner: byUser },
  { name: 'subscriptions', owner: byUser },
  { name: 'payment_orders', owner: byUser },
  { name: 'plan_consents', owner: byUser },
  { name: 'payment_methods', owner: byUser, withheld: ['reference'] },
  { name: 'charges', owner: byUser },
  { name: 'payment_requests', owner: byUser, withheld: ['work'] },
  { name: 'credit_balances', owner: byUser },
  { name: 'credit_ledger', owner: byUser },
  { name: 'tickets', owner: byUser },
  { name: 'privacy_requests', owner: byUser },
  { name: 'experiment_assignments', owner: byUser },
  { name: 'user_stages', owner: byUser },
  { name: 'analytics_events', owner: byUser },
  { name: 'survey_answers', owner: byUser },
  { name: 'outbox', owner: byUser, withheld: ['text', 'html', 'unsubscribe_url'] },
  { name: 'notices', owner: byUser },
  { name: 'saved_searches', owner: byUser },
  { name: 'alerted_jobs', owner: byUser },
  { name: 'watched_companies', owner: byUser },
  { name: 'data_exports', owner: byUser },
  { name: 'erasures', owner: byUser },
];
