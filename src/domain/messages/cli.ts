/** What people read on the command line. The help of each command is in `src/cli/commands.ts`. */
export const cliErrors = {
  unknownCommand: (name: string) => `There is no command "${name}". Available commands:`,
  commands: 'Available commands:',
  notFound: (path: string) => `${path} doesn't exist.`,
  isFolder: (path: string) => `${path} is a folder, not a file.`,
  notReadable: (path: string) => `You don't have permission to read ${path}.`,
  givenPath: 'The given path',
  databaseSilent:
    "The database isn't responding. Start the service (npm start), or set DATABASE_URL to a running one.",
  addressSilent: (cause: string) => `The address isn't responding: ${cause}`,
  notJson: (path: string, reason: string) => `${path} isn't valid JSON: ${reason}`,
  unreadable: 'unreadable',
  wrongLine: (line: number, what: string) => `Line ${line} is not ${what}`,
  noChromium: "We couldn't find Chromium. Set CHROMIUM_PATH.",
  noLab: 'This installation has no lab. Run the command in a clone of the project.',
  notASource: (source: string) => `"${source}" isn't a job source.`,
  notAResume: (path: string) => `We couldn't read ${path} as a resume`,
};

export const formCommandTexts = {
  noFormToAnswer: (kind: string, obstacles: readonly string[]) =>
    `This page doesn't have a form to answer (${kind}). ${obstacles.join(', ')}`,
  noFormToFill: "This page doesn't have a form to fill out.",
  onlyRehearsal: 'A saved page supports only a dry run. Add --dry-run.',
  noQuestion: (name: string) => `No question is called “${name}”.`,
  severalQuestions: (name: string) => `Several questions are called “${name}”.`,
  needsFile: (name: string) => `“${name}” needs a file. Use apply --dry-run.`,
  pageKind: (kind: string) => `Kind of page: ${kind}`,
  noRule: '  no rule applies, so the kind is unknown',
  legend: 'Each line has a weight, a claim, and its rule; the heaviest claim decides (→).',
  optional: '    answer: optional, because no rule claims that it is required',
  claim: (claim: string, rule: string) => `${claim} by ${rule}`,
  reason: (what: string, claim: string, rule: string, because: string) =>
    `${what}: ${claim} (${rule}) ${because}`,
  chosenForm: 'chosen form',
  form: (label: string, score: number, isRead: boolean) =>
    isRead ? `Form: ${label} (${score} points, read)` : `Form: ${label} (${score} points, not read)`,
  purpose: 'for',
  points: 'points',
  named: 'name',
  marked: 'answer',
  grouped: 'question',
  option: 'option',
  prompt: 'no option',
  drawn: 'without a role',
  dropped: (label: string) => `Left out: ${label}`,
  notRead: 'because',
  otherForm: '    because: it belongs to a form other than the application',
  question: (label: string, type: string, required: boolean) =>
    required ? `Question: ${label} (${type}, required)` : `Question: ${label} (${type})`,
};

export const resumeCommandTexts = {
  unsupported: 'unsupported file type: only DOC, DOCX, PDF, HTML, RTF, and TXT can be read',
  noText: 'the file contains no text',
  unreadable: (reason: string) => `unreadable: ${reason}`,
  withinReach: (near: number, all: number) => `${near} of ${all} jobs are within reach.`,
};

export const operateTexts = {
  backupFolder: 'Enter a folder to write to: backup FOLDER',
  backupExists: (folder: string) => `${folder} already exists. A backup never overwrites anything`,
  restoreFolder: 'Enter the folder of a backup: restore FOLDER',
  exportUser: 'Enter the email and a new file: export-user EMAIL --out FILE.zip',
  fileExists: (path: string) => `${path} already exists. Choose a new file.`,
  eraseUser: "This can't be undone. To confirm, run: erase-user EMAIL --yes",
  erasing: 'Another process is erasing this account right now.',
  rotateKeys:
    'Put the new key in front of the old one in ENCRYPTION_KEYS, make a backup, then run: rotate-keys --yes',
  keepOldKey: (reason: string) =>
    `${reason} Keep the old key after the new one in ENCRYPTION_KEYS. What was already re-encrypted stays that way.`,
  createUser: 'Enter the email: create-user EMAIL [--role 0|10|20]',
  resetPassword: 'Enter the email: reset-password EMAIL',
};

/** What `doctor` reports. */
export const doctorTexts = {
  settings: 'nothing is missing',
  database: (version: string, oldest: number) => `PostgreSQL ${version}; ${oldest} or later is required`,
  migrated: 'all applied',
  pending: (names: readonly string[]) => `run migrate: ${names.join(', ')}`,
  noBrowser: (advice: readonly string[]) => `no browser, so applications wait. ${advice.join('; ')}`,
  browserMissing: 'there is no browser',
  sandbox: "employers' pages run in the browser's sandbox",
  noSandbox: (trouble: string) => `employers' pages run without a sandbox: ${trouble}`,
  disk: (freeGb: number) => `${freeGb.toFixed(1)} GB free in the data folder`,
  files: (count: number) => `all ${count} files are intact`,
  wrongFiles: (ids: readonly string[]) => `missing or changed: ${ids.join(', ')}`,
  applications: 'none has been waiting too long',
  stuck: (minutes: number, ids: readonly string[]) =>
    `sending for more than ${minutes} minutes: ${ids.join(', ')}`,
  jobs: 'people can find jobs',
  noJobs: (console: string) =>
    `there are none yet. Turn on real jobs in the console (${console}) or run real-jobs on`,
};

export const verifyProofTexts = {
  noKey: (source: string) => `${source} doesn't contain a public key for proofs.`,
  notAProof: (path: string) => `${path} isn't a proof file.`,
  unsigned:
    'This proof has no signature. It was written before we started signing proofs, or someone removed the signature. Its steps add up, but anyone could have written or edited it.',
};

/** What `npm start` prints. */
export const startTexts = {
  starting: (role: string, environment: string) => `Starting Applywright (${role}, ${environment})`,
  sampleJobs: (count: number) => `  ${count.toLocaleString('en-US')} sample jobs are ready`,
  demoReady: '  The demo accounts have their applications',
  demoFailed: (error: string) => `  We couldn't finish setting up the demo: ${error}`,
  alreadyRunning: (pid: number) =>
    `Applywright is already running with this data folder (process ${pid}). Stop it first.`,
  leftovers: (names: readonly string[]) =>
    `  stopped processes left over from the last run: ${names.join(', ')}`,
  portTaken: (port: number, variable: string) =>
    `Another program is using port ${port}. Choose another one, such as ${variable}=${port + 10} npm start`,
  notBuilt: "The web pages couldn't be built",
  inbox: 'Employers’ inbox',
  demo: 'Demo',
  logs: 'Logs',
  stop: 'Stop',
  noJobs: 'No jobs yet',
  noJobsHint: (console: string) =>
    `turn on real jobs at ${console} (create an administrator first: create-user EMAIL --role 20), or run: real-jobs on`,
  noBrowser: 'No browser',
  noBrowserHint: 'everything works except applying, which waits for one:',
  databaseEnded: 'The database stopped. Starting it again',
  partEnded: (name: string, reason: string, seconds: number) =>
    `The ${name} stopped (${reason}). Starting it again in ${seconds} s`,
  notReady: (name: string) => `The ${name} didn't become ready`,
  external: 'external',
  reused: 'reused from the last run',
  embedded: 'embedded',
  stopping: '\nStopping…',
};
