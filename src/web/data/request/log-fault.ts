import { reportError } from './client.ts';

/** Logs a fault by its fixed text (A§8, B§8). The person sees the screen's own message. */
export function logFault(text: string): void {
  reportError({ errorMessage: text });
}

/** Logs something worth knowing that isn't a fault. */
export function logNote(text: string): void {
  reportError({ errorMessage: text, logAsInfo: true });
}

/** Runs a call; logs a failure and throws it again. */
export async function logged<Result>(text: string, call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    logFault(text);
    throw error;
  }
}
