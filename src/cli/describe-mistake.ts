import { z } from 'zod';
import { cliErrors } from '#domain/messages/cli.ts';

const fileTroubles: Record<string, (path: string) => string> = {
  ENOENT: cliErrors.notFound,
  EISDIR: cliErrors.isFolder,
  EACCES: cliErrors.notReadable,
};

/** Describes a mistake that the caller of a command can fix; null for anything else, which is a bug. */
export function describeMistake(error: unknown): string | null {
  if (error instanceof z.ZodError)
    return error.issues
      .map(({ path, message }) => `${path.length > 0 ? `${path.join('.')}: ` : ''}${message}`)
      .join('\n');
  if (!(error instanceof Error)) return null;
  const { code = '', path } = error as NodeJS.ErrnoException;
  if (code.startsWith('ERR_PARSE_ARGS')) return error.message;
  const describe = fileTroubles[code];
  if (describe) return describe(path ?? cliErrors.givenPath);
  if (code === 'ECONNREFUSED') return cliErrors.databaseSilent;
  if (error.message === 'fetch failed') return cliErrors.addressSilent(String(error.cause));
  return error instanceof SyntaxError && /JSON/.test(error.message) ? error.message : null;
}

/** Prints a mistake of the caller as one sentence; a bug keeps its stack trace. */
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
