export interface TestRow {
  project: 'unit' | 'service' | 'automation';
  files: readonly string[];
  /** Only the tests whose name holds this. */
  named?: string;
}

/** Rows of docs/reliability whose figure is the end of these tests and what they hand in (`recordFigure`). */
export const testRows = {
  'security-matrix': { project: 'service', files: ['src/backend/security-matrix.test.ts'] },
  'operator-calls': { project: 'service', files: ['src/backend/operations/console.test.ts'] },
  'sign-in': {
    project: 'service',
    files: [
      'src/backend/identity/identity.test.ts',
      'src/backend/identity/accounts/account.test.ts',
      'src/backend/identity/accounts/mail-links.test.ts',
      'src/backend/identity/sessions/sign-in-attacks.test.ts',
      'src/backend/identity/passkeys/passkeys.test.ts',
    ],
  },
  'rate-limits': { project: 'service', files: ['lab/tracker/rate-limits.service.test.ts'] },
  'log-canaries': { project: 'service', files: ['src/backend/observability.test.ts'] },
  'export-erase': { project: 'service', files: ['src/backend/operations/privacy/privacy.test.ts'] },
  restore: { project: 'service', files: ['src/cli/operate/backup.service.test.ts'] },
  'api-stop': { project: 'service', files: ['lab/crash/stop-under-load.service.test.ts'] },
  'worker-stop': { project: 'automation', files: ['lab/crash/stop-worker.browser.test.ts'] },
  'lost-task': {
    project: 'service',
    files: ['src/backend/platform/tasks/task-queue.test.ts'],
    named: 'the task of a killed worker',
  },
  's3-files': { project: 'service', files: ['src/backend/platform/files/s3-store.test.ts'] },
  'event-orders': { project: 'unit', files: ['src/domain/application/event-orders.test.ts'] },
  answers: { project: 'unit', files: ['src/domain/question/answers-from-facts.test.ts'] },
  'labeled-forms': { project: 'unit', files: ['src/cli/labeled-forms.test.ts'] },
  'remembered-answers': { project: 'unit', files: ['src/cli/remembered-answers.test.ts'] },
  'labeled-emails': { project: 'unit', files: ['src/domain/application/mail/labeled-emails.test.ts'] },
  titles: {
    project: 'unit',
    files: ['src/domain/occupation/clean-title.test.ts', 'src/domain/occupation/title-matching.test.ts'],
  },
  'steering-texts': { project: 'unit', files: ['src/domain/question/hostile-texts.test.ts'] },
  forms: { project: 'unit', files: ['src/automation/read/forms.test.ts'] },
  'rendered-forms': { project: 'automation', files: ['src/automation/rendered-forms.test.ts'] },
  'form-drift': {
    project: 'automation',
    files: ['src/automation/submit-steps.test.ts'],
    named: 'a form that changed since its review',
  },
  'endless-pages': {
    project: 'automation',
    files: ['src/automation/hostile-pages.test.ts'],
    named: 'endless frames',
  },
  'steering-pages': {
    project: 'automation',
    files: ['src/automation/hostile-pages.test.ts'],
    named: 'no instruction in a page',
  },
  sandbox: { project: 'automation', files: ['src/automation/browser-sandbox.test.ts'] },
} satisfies Record<string, TestRow>;
