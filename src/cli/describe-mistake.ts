import { z } from 'zod';

const fileTroubles: Record<string, string> = {
  ENOENT: 'is not there',
  EISDIR: 'is a folder, not a file',
  EACCES: 'may not be read',
};

/** What somebody who calls a command can mend, in a sentence; null for everything else, which is a fault of ours. */
export function describeMistake(error: unknown): string | null {
  if (error instanceof z.ZodError)
    return error.issues
      .map(({ path, message }) => `${path.length > 0 ? `${path.join('.')}: ` : ''}${message}`)
      .join('\n');
  if (!(error instanceof Error)) return null;
  const { code = '', path } = error as NodeJS.ErrnoException;
  if (code.startsWith('ERR_PARSE_ARGS')) return error.message;
  if (code in fileTroubles) return `${path ?? 'What was named'} ${fileTroubles[code]}.`;
  if (code === 'ECONNREFUSED')
    return 'The database does not answer. Start the service (npm start), or set DATABASE_URL to one that runs.';
  if (error.message === 'fetch failed') return `The address does not answer: ${String(error.cause)}`;
  return error instanceof SyntaxError && /JSON/.test(error.message) ? error.message : null;
}

/** Prints the caller's mistake as one sentence; an error in our code keeps its stack trace. */
export async function runCommand(run: () => Promise<number>): Promise<number> {
  try {
    return await run();
  } catch (error) {
    const mistake = describeMistake(error);
    if (!mistake) throw error;
    console.error(mistake);
    return 2;
  }
}
