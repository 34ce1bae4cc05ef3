export interface Command {
  summary: string;
  /** Results go to stdout as JSON, messages to stderr. Returns 0 (done), 1 (failed) or 2 (called wrongly). */
  run: (args: string[]) => Promise<number>;
}

/** Each command is loaded only when it is called. */
export const commands: Record<string, Command> = {
  bench: {
    summary: 'NAME … [--publish]  measures a part of the service: npm run -s lab -- NAME',
    run: async (args) => (await import('./run-in-lab.ts')).runInLab(args),
  },
  hold: {
    summary:
      '[place|release ats|host NAME [REASON]]  holds applications to a system or host, or lists what is held',
    run: async (args) => (await import('./hold.ts')).holdCommand(args),
  },
  brake: {
    summary: 'the former name of hold',
    run: async (args) => (await import('./hold.ts')).holdCommand(args),
  },
  'read-form': {
    summary:
      'FILE.html|FILE.json|URL [--url ORIGINAL_URL] [--explain]  prints the questions an employer asks, or why a saved page is read as it is',
    run: async (args) => (await import('./read-form.ts')).readFormCommand(args),
  },
  'answer-form': {
    summary:
      '(FILE.html|FILE.json|URL | --form READING.json) --profile FILE.json [--country US]  prints each question with its answer and source; sends nothing',
    run: async (args) => (await import('./apply-commands.ts')).answerFormCommand(args),
  },
  'fill-form': {
    summary:
      'FILE.html --values FILE.json  fills a saved page with the values given by path or label and prints what each control holds',
    run: async (args) => (await import('./fill-form.ts')).fillFormCommand(args),
  },
  apply: {
    summary:
      'URL|FILE.html --profile FILE.json --resume FILE [--dry-run]  fills, reads back and sends one application; a saved page is only filled',
    run: async (args) => (await import('./apply-commands.ts')).applyCommand(args),
  },
  'import-jobs': {
    summary: 'SOURCE…  reads boards (greenhouse:name …), feed:URL, page:URL and CSV or JSON files',
    run: async (args) => (await import('./import-jobs.ts')).importJobsCommand(args),
  },
  'real-jobs': {
    summary:
      '[on [--systems NAMES] [--fields CODES] [--states CODES] [--boards-per-hour N] [--most-jobs N] | pause | resume]  reads the company directory, or tells how far it is',
    run: async (args) => (await import('./real-jobs.ts')).realJobsCommand(args),
  },
  match: {
    summary:
      '(--profile FILE.json | --resume FILE) --jobs FILE.jsonl  ranks jobs for a person, each point with its reason',
    run: async (args) => (await import('./match.ts')).matchCommand(args),
  },
  'recognize-mail': {
    summary:
      '< EMAILS.jsonl  reads {"from","subject","text"} per line and prints {"kind","evidence"}: kind is one of rejection, offer, interview, assessment, information, received, none (nothing about an application); evidence is the sentence that decided',
    run: async (args) => (await import('./recognize-mail.ts')).recognizeMailCommand(args),
  },
  backup: {
    summary: 'FOLDER  writes all rows, tasks and files; the keys in the data folder are kept apart',
    run: async (args) => (await import('./operate/backup-command.ts')).backupCommand(args),
  },
  restore: {
    summary: 'FOLDER  brings a backup into an empty database, proven equal by its sums',
    run: async (args) => (await import('./operate/backup-command.ts')).restoreCommand(args),
  },
  'create-user': {
    summary:
      'EMAIL [--role N]  opens an account (10 operator, 20 administrator) and prints a link for its password',
    run: async (args) => (await import('./operate/user-commands.ts')).createUserCommand(args),
  },
  'reset-password': {
    summary: 'EMAIL  prints a link for a new password; it works once, for 60 minutes',
    run: async (args) => (await import('./operate/user-commands.ts')).resetPasswordCommand(args),
  },
  'export-user': {
    summary: 'EMAIL --out FILE.zip  writes everything we know about a person, as their own export would',
    run: async (args) => (await import('./operate/privacy-commands.ts')).exportUserCommand(args),
  },
  'erase-user': {
    summary: 'EMAIL --yes  deletes a person at once, rows, files and waiting tasks; it cannot be undone',
    run: async (args) => (await import('./operate/privacy-commands.ts')).eraseUserCommand(args),
  },
  'rotate-keys': {
    summary:
      '--yes  seals everything with the first of ENCRYPTION_KEYS; may be run again, and beside the service',
    run: async (args) => (await import('./operate/privacy-commands.ts')).rotateKeysCommand(args),
  },
  settings: {
    summary: 'prints every setting with its value and where it comes from; secrets are hidden',
    run: async () => (await import('./operate/install-commands.ts')).settingsCommand(),
  },
  doctor: {
    summary: 'looks at database, browser, disk, files and applications, and says what is wrong',
    run: async () => (await import('./operate/examine.ts')).doctorCommand(),
  },
  migrate: {
    summary: 'brings the database up to date',
    run: async () => (await import('./operate/install-commands.ts')).migrateCommand(),
  },
  'read-resume': {
    summary: 'FILE…  prints what was read from each resume',
    run: async (args) => (await import('./read-resume.ts')).readResumeCommand(args),
  },
  'similar-titles': {
    summary: '(--query TITLE | --queries FILE) --among FILE  ranks titles by how alike the work is',
    run: async (args) => (await import('./title-commands.ts')).similarTitlesCommand(args),
  },
  'find-skills': {
    summary: '< TEXTS.jsonl  prints the skills that each {"text": …} asks for, with their positions',
    run: async (args) => (await import('./find-skills.ts')).findSkillsCommand(args),
  },
  categorize: {
    summary: 'FILE  prints the category of each title, one a line',
    run: async (args) => (await import('./title-commands.ts')).categorizeCommand(args),
  },
  'trust-report': {
    summary:
      '[--system NAME]… [--forms N] [--out FILE] [--publish]  measures at the practice employers what /trust shows',
    run: async (args) => (await import('./run-in-lab.ts')).runInLab(['trust-report', ...args]),
  },
  'verify-proof': {
    summary: 'FILE.zip [--key URL|FILE]  checks the signature, steps, and files of a downloaded proof',
    run: async (args) => (await import('./verify-proof.ts')).verifyProofCommand(args),
  },
  version: {
    summary: 'prints the version of the program and of its runtime',
    run: async () => (await import('./operate/install-commands.ts')).versionCommand(),
  },
};
