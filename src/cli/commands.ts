export interface Command {
  summary: string;
  /** Results go to stdout as JSON, messages to stderr. Returns 0 (done), 1 (failed) or 2 (called wrongly). */
  run: (args: string[]) => Promise<number>;
}

/** Each command is loaded only when it is called. */
export const commands: Record<string, Command> = {
  migrate: {
    summary: 'brings the database up to date',
    run: async () => (await import('./migrate.ts')).migrateCommand(),
  },
  'read-resume': {
    summary: 'FILE…  prints what was read from each resume',
    run: async (args) => (await import('./read-resume.ts')).readResumeCommand(args),
  },
  version: {
    summary: 'prints the version of the program and of its runtime',
    run: async () => (await import('./version.ts')).versionCommand(),
  },
};
