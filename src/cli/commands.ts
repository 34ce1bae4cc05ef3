export interface Command {
  summary: string;
  /** Prints results to stdout as JSON and messages to stderr. Returns 0 (done), 1 (failed), or 2 (wrong usage). */
  run: (args: string[]) => Promise<number>;
}

/** Each command is loaded only when it is run. */
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
      'FILE.html|FILE.json|URL [--url ORIGINAL_URL] [--explain]  prints the questions an employer asks, or explains how a saved page is read',
    run: async (args) => (await import('./read-form.ts')).readFormCommand(args),
  },
  'answer-form': {
    summary:
      '(FILE.html|FILE.json|URL | --form READING.json) --profile FILE.json [--country US]  prints each question with its answer and source; sends nothing',
    run: async (args) => (await import('./apply-commands.ts')).answerFormCommand(args),
  },
  'fill-form': {
    summary:
      'FILE.html --values FILE.json  fills in a saved page with values by path or label and prints the value of each control',
    run: async (args) => (await import('./fill-form.ts')).fillFormCommand(args),
  },
  apply: {
    summary:
      'URL|FILE.html --profile FILE.json --resume FILE [--dry-run]  fills in, checks, and sends one application; a saved page is only filled in',
    run: async (args) => (await import('./apply-commands.ts')).applyCommand(args),
  },
  'import-jobs': {
    summary: 'SOURCE…  reads boards (greenhouse:name …), feed:URL, page:URL, and CSV or JSON files',
    run: async (args) => (await import('./import-jobs.ts')).importJobsCommand(args),
  },
  'real-jobs': {
    summary:
      '[on [--systems NAMES] [--fields CODES] [--states CODES] [--boards-per-hour N] [--most-jobs N] | pause | resume]  reads the company directory, or prints its progress',
    run: async (args) => (await import('./real-jobs.ts')).realJobsCommand(args),
  },
  match: {
    summary:
      '(--profile FILE.json | --resume FILE) --jobs FILE.jsonl  ranks jobs for a person and explains each score',
    run: async (args) => (await import('./match.ts')).matchCommand(args),
  },
  'recognize-mail': {
    summary:
      '< EMAILS.jsonl  reads {"from","subject","text"} per line and prints {"kind","evidence"}: kind is one of rejection, offer, interview, assessment, information, received, none (nothing about an application); evidence is the deciding sentence',
    run: async (args) => (await import('./recognize-mail.ts')).recognizeMailCommand(args),
  },
  backup: {
    summary: 'FOLDER  writes all rows, tasks, and files; back up the keys in the data folder separately',
    run: async (args) => (await import('./operate/backup-command.ts')).backupCommand(args),
  },
  restore: {
    summary: 'FOLDER  restores a backup into an empty database and checks that nothing differs',
    run: async (args) => (await import('./operate/backup-command.ts')).restoreCommand(args),
  },
  'create-user': {
    summary:
      'EMAIL [--role N]  creates an account (10 operator, 20 administrator) and prints a link for choosing its password',
    run: async (args) => (await import('./operate/user-commands.ts')).createUserCommand(args),
  },
  'reset-password': {
    summary: 'EMAIL  prints a link for a new password, which works once within 60 minutes',
    run: async (args) => (await import('./operate/user-commands.ts')).resetPasswordCommand(args),
  },
  'export-user': {
    summary: 'EMAIL --out FILE.zip  writes everything we know about a person, as in their own export',
    run: async (args) => (await import('./operate/privacy-commands.ts')).exportUserCommand(args),
  },
  'erase-user': {
    summary:
      "EMAIL --yes  deletes a person at once with all rows, files, and waiting tasks; this can't be undone",
    run: async (args) => (await import('./operate/privacy-commands.ts')).eraseUserCommand(args),
  },
  'rotate-keys': {
    summary:
      '--yes  re-encrypts everything with the first of ENCRYPTION_KEYS; safe to repeat and while the service runs',
    run: async (args) => (await import('./operate/privacy-commands.ts')).rotateKeysCommand(args),
  },
  settings: {
    summary: 'prints every setting with its value and origin; secrets are hidden',
    run: async () => (await import('./operate/install-commands.ts')).settingsCommand(),
  },
  doctor: {
    summary: 'checks the database, browser, disk, files, and applications, and reports what is wrong',
    run: async () => (await import('./operate/examine.ts')).doctorCommand(),
  },
  migrate: {
    summary: 'brings the database up to date',
    run: async () => (await import('./operate/install-commands.ts')).migrateCommand(),
  },
  'read-resume': {
    summary: 'FILE…  prints what we read from each resume',
    run: async (args) => (await import('./read-resume.ts')).readResumeCommand(args),
  },
  'similar-titles': {
    summary: '(--query TITLE | --queries FILE) --among FILE  ranks titles by how similar the work is',
    run: async (args) => (await import('./title-commands.ts')).similarTitlesCommand(args),
  },
  'find-skills': {
    summary: '< TEXTS.jsonl  prints the skills that each {"text": …} asks for, with their positions',
    run: async (args) => (await import('./find-skills.ts')).findSkillsCommand(args),
  },
  categorize: {
    summary: 'FILE  prints the category of each title, one per line',
    run: async (args) => (await import('./title-commands.ts')).categorizeCommand(args),
  },
  'trust-report': {
    summary:
      '[--system NAME]… [--forms N] [--out FILE] [--publish]  measures what /trust shows with the practice employers',
    run: async (args) => (await import('./run-in-lab.ts')).runInLab(['trust-report', ...args]),
  },
  'verify-proof': {
    summary: 'FILE.zip [--key URL|FILE]  checks the signature, steps, and files of a downloaded proof',
    run: async (args) => (await import('./verify-proof.ts')).verifyProofCommand(args),
  },
  version: {
    summary: 'prints the version of the program and its runtime',
    run: async () => (await import('./operate/install-commands.ts')).versionCommand(),
  },
};
