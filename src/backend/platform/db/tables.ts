import type { ColumnType, Generated } from 'kysely';
import type { ApplicationEventKind } from '#domain/application/application-event.ts';

type Timestamp = Date;
type Json = ColumnType<object, string, string>;
type NullableJson = ColumnType<object | null, string | null | undefined, string | null>;

/** The columns of migrations/*.sql as kysely sees them. JSON is parsed by the store that owns the table. */
export interface Tables {
  users: {
    id: string;
    email: string;
    email_verified: Generated<boolean>;
    name: string;
    first_name: Generated<string>;
    last_name: Generated<string>;
    image: string | null;
    role: Generated<number>;
    claimed_email: string | null;
    portal_code: Generated<string>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  accounts: {
    id: string;
    user_id: string;
    account_id: string;
    provider_id: string;
    password: string | null;
    access_token: string | null;
    refresh_token: string | null;
    id_token: string | null;
    scope: string | null;
    access_token_expires_at: Timestamp | null;
    refresh_token_expires_at: Timestamp | null;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  second_factors: {
    user_id: string;
    key_id: string;
    sealed: string;
    confirmed_at: Timestamp | null;
    last_step: Generated<number>;
    recovery_hashes: Generated<string[]>;
  };
  sessions: {
    id: string;
    token: string;
    user_id: string;
    expires_at: Timestamp;
    ip_address: string | null;
    user_agent: string | null;
    by_passkey: Generated<boolean>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  passkeys: {
    id: string;
    user_id: string;
    credential_id: string;
    public_key: string;
    counter: number;
    transports: string[];
    name: string;
    created_at: Timestamp;
    last_used_at: Timestamp | null;
  };
  consents: {
    id: Generated<string>;
    user_id: string;
    kind: string;
    version: string;
    given_at: Timestamp;
    ip_address: string | null;
    text: string | null;
    withdrawn_at: Timestamp | null;
  };
  rate_limits: { bucket: string; window_start: Timestamp; count: number };
  idempotency_keys: {
    user_id: string;
    key: string;
    request_hash: string;
    status: number | null;
    answer: string | null;
    created_at: Generated<Timestamp>;
  };
  events: {
    id: Generated<number>;
    user_id: string;
    type: string;
    data: Json;
    created_at: Generated<Timestamp>;
  };
  blobs: {
    id: string;
    user_id: string;
    name: string;
    content_type: string;
    size: number;
    sha256: string;
    created_at: Generated<Timestamp>;
  };
  error_logs: {
    id: Generated<number>;
    user_id: string | null;
    message: string;
    component_stack: Generated<string>;
    as_info: Generated<boolean>;
    portal_code: Generated<string>;
    request_id: string;
    created_at: Generated<Timestamp>;
  };
  documents: {
    id: string;
    user_id: string;
    type: string;
    name: string;
    content: Json;
    version: Generated<number>;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
  };
  sensitive_answers: { document_id: string; key_id: string; sealed: string };
  cover_letters: {
    id: string;
    user_id: string;
    name: string;
    body: string;
    is_default: Generated<boolean>;
    updated_at: Timestamp;
  };
  user_preferences: { user_id: string; code: string; value: string };
  jobs: {
    id: string;
    ats: string;
    tenant: string;
    posting_id: string;
    title: string;
    company_id: string;
    company_name: string;
    company_logo: string | null;
    locations: Json;
    remote_option: string;
    employment_type: string;
    pay: NullableJson;
    description: string;
    skills: Json;
    category: string | null;
    apply_url: string;
    job_url: string;
    posted_at: Timestamp;
    last_verified_at: Timestamp | null;
    closed_at: Timestamp | null;
    eligible: Generated<boolean>;
    seq: Generated<number>;
    occ_id: number | null;
    title_key: number | null;
    skill_ids: Generated<number[]>;
    place_id: number | null;
    lat: number | null;
    lon: number | null;
    geo: Generated<number[]>;
    remote: Generated<boolean>;
    pay_min: number | null;
    pay_max: number | null;
    experience_months: Generated<number>;
    language: Generated<string>;
    company_key: Generated<string>;
    fingerprint: string | null;
    first_seen_at: Generated<Timestamp>;
    source_id: string | null;
    listed: Generated<boolean>;
    content_hash: string | null;
    check_at: Timestamp | null;
  };
  job_sources: {
    id: string;
    kind: string;
    name: string;
    enabled: Generated<boolean>;
    created_at: Generated<Timestamp>;
    next_check_at: Generated<Timestamp>;
    validators: ColumnType<object, string | undefined, string>;
    last_checked_at: Timestamp | null;
    last_read_at: Timestamp | null;
    last_outcome: string | null;
    last_detail: string | null;
    failures: Generated<number>;
  };
  added_jobs: { user_id: string; job_id: string; added_at: Timestamp };
  job_spots: {
    job_id: string;
    occ_id: number;
    cell: number;
    lat: number | null;
    lon: number | null;
    posted_at: Timestamp;
    title_key: number;
    pay_max: number | null;
    experience_months: number;
    eligible: boolean;
    skill_ids: number[];
  };
  job_opens: { user_id: string; job_id: string; opened_at: Timestamp };
  job_feedback: {
    user_id: string;
    job_id: string;
    feedback: 'like' | 'dislike' | 'removed';
    updated_at: Generated<Timestamp>;
  };
  subscriptions: {
    id: string;
    user_id: string;
    plan: string;
    status: 'active' | 'cancelled' | 'ended' | 'failed';
    started_at: Timestamp;
    period_ends_at: Timestamp;
    due_at: Timestamp | null;
    failed_tries: Generated<number>;
    credits_until: Timestamp | null;
  };
  plan_consents: { id: string; user_id: string; plan: string; words: string; given_at: Timestamp };
  payment_methods: {
    user_id: string;
    provider: string;
    reference: string;
    label: string;
    updated_at: Timestamp;
  };
  charges: {
    id: string;
    user_id: string;
    plan: string;
    description: string;
    amount_cents: number;
    status: 'paid' | 'failed' | 'refunded';
    provider: string;
    provider_reference: string;
    at: Timestamp;
  };
  payment_orders: {
    id: string;
    user_id: string;
    plan: string;
    amount_cents: number;
    words: string;
    agreed_at: Timestamp;
  };
  payment_events: { provider: string; event_id: string; at: Timestamp };
  never_apply: {
    user_id: string;
    company_key: string;
    company_name: string;
    allowed: boolean;
    at: Timestamp;
  };
  application_events: {
    id: string;
    user_id: string;
    application_id: string;
    kind: ApplicationEventKind;
    at: Timestamp;
    words: string;
    origin: 'hand' | 'mail';
    created_at: Timestamp;
  };
  applied_jobs: { user_id: string; job_id: string; position: Generated<number>; at: Timestamp };
  credit_balances: {
    user_id: string;
    granted: Generated<number>;
    captured: Generated<number>;
    reserved: Generated<number>;
  };
  credit_ledger: {
    id: Generated<number>;
    user_id: string;
    kind: 'grant' | 'reserve' | 'capture' | 'release';
    amount: number;
    attempt_id: string | null;
    reason: string;
    at: Generated<Timestamp>;
    grant_id: string | null;
  };
  operator_audit: {
    id: Generated<number>;
    operator_id: string;
    act: string;
    person_id: string | null;
    subject: Generated<string>;
    reason: Generated<string>;
    request_id: string;
    at: Timestamp;
  };
  applications: {
    id: string;
    user_id: string;
    document_id: string;
    job_id: string;
    status: string;
    form: NullableJson;
    answers: ColumnType<object, string | undefined, string>;
    drift: NullableJson;
    resume_blob_id: string | null;
    custom_resume: NullableJson;
    failure_code: string | null;
    failure_detail: string | null;
    post_archive_status: string | null;
    post_archive_note: string | null;
    post_archive_at: Timestamp | null;
    created_at: Generated<Timestamp>;
    updated_at: Generated<Timestamp>;
    submitted_at: Timestamp | null;
    removed_at: Timestamp | null;
    waiting_for: string | null;
    waiting_until: Timestamp | null;
  };
  attempts: {
    id: string;
    application_id: string;
    user_id: string;
    ats: string;
    tenant: string;
    posting_id: string;
    state: string;
    approval_hash: string;
    approved_at: Timestamp;
    runs: Generated<number>;
    confirmation: NullableJson;
    ended_at: Timestamp | null;
    host: Generated<string>;
    failure_code: string | null;
    mailed_code: string | null;
  };
  pauses: { user_id: string; since: Timestamp };
  brakes: {
    scope: 'ats' | 'host';
    name: string;
    reason: string;
    pulled_by: 'operator' | 'itself';
    pulled_at: Timestamp;
    released_at: Timestamp | null;
  };
  attempt_steps: {
    attempt_id: string;
    position: number;
    name: string;
    detail: Json;
    at: Timestamp;
    previous_hash: string;
    hash: string;
  };
  tickets: {
    id: string;
    reference: string;
    user_id: string | null;
    portal_code: string;
    category: string;
    email: string;
    message: string;
    status: Generated<'open' | 'closed'>;
    created_at: Timestamp;
  };
  privacy_requests: {
    id: string;
    reference: string;
    user_id: string | null;
    portal_code: string;
    kind: string;
    email: string;
    message: string;
    status: Generated<'open' | 'closed'>;
    created_at: Timestamp;
    due_at: Timestamp;
  };
  experiment_assignments: {
    user_id: string;
    layer: string;
    experiment_id: string;
    variant: number;
    assigned_at: Timestamp;
  };
  user_stages: {
    user_id: string;
    stage_id: number;
    portal_code: string;
    first_at: Timestamp;
    last_at: Timestamp;
  };
  analytics_events: {
    id: Generated<number>;
    user_id: string | null;
    visit_id: string;
    portal_code: string;
    name: string;
    properties: Json;
    at: Timestamp;
  };
  survey_answers: {
    id: string;
    user_id: string;
    portal_code: string;
    score: number;
    comment: string;
    at: Timestamp;
  };
  saved_searches: {
    id: string;
    user_id: string;
    query: Json;
    rhythm: 'daily' | 'weekly';
    paused: Generated<boolean>;
    created_at: Timestamp;
    looked_at: Timestamp;
  };
  told_jobs: { user_id: string; job_id: string; at: Timestamp };
  outbox: {
    id: string;
    to_address: string;
    subject: string;
    text: string;
    html: string;
    portal_code: string;
    created_at: Timestamp;
    sent_at: Timestamp | null;
    tries: Generated<number>;
    next_try_at: Generated<Timestamp>;
    unsubscribe_url: string | null;
  };
  notices: {
    id: Generated<number>;
    user_id: string;
    kind: 'result' | 'payment';
    line: string;
    application_id: string | null;
    created_at: Timestamp;
    mailed_at: Timestamp | null;
  };
  data_exports: {
    id: string;
    user_id: string;
    portal_code: string;
    status: 'making' | 'ready' | 'failed';
    blob_id: string | null;
    requested_at: Timestamp;
    ready_at: Timestamp | null;
  };
  erasures: {
    id: string;
    user_id: string | null;
    requested_at: Timestamp;
    due_at: Timestamp;
    blob_ids: Generated<string[]>;
    finished_at: Timestamp | null;
  };
  kept_payments: {
    id: string;
    plan: string;
    description: string;
    amount_cents: number;
    status: string;
    provider: string;
    provider_reference: string;
    at: Timestamp;
  };
  kept_credits: { id: Generated<number>; kind: string; amount: number; month: Timestamp };
  host_leases: { host: string; free_at: Timestamp };
  schema_migrations: { name: string; sha256: string; applied_at: Generated<Timestamp> };
}
