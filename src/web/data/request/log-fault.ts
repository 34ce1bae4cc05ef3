import { reportError } from './client.ts';

/** Notes a fault by its fixed text (A§8, B§8); the screen says it to the person in its own words. */
export function logFault(text: string): void {
  reportError({ errorMessage: text });
}

/** Worth knowing, but no fault. */
export function logNote(text: string): void {
  reportError({ errorMessage: text, logAsInfo: true });
}

/** Runs a call; a failure is noted and passed on. */
export async function logged<Result>(text: string, call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    logFault(text);
    throw error;
  }
}
