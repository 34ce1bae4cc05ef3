import { type Logger, type LoggerOptions, pino } from 'pino';
import { scopeLine } from './work-scope.ts';

export type Log = Logger;

const secrets = [
  'cookie',
  'authorization',
  'password',
  'token',
  'secret',
  '*.cookie',
  '*.authorization',
  '*.password',
  '*.token',
  '*.secret',
  'headers["set-cookie"]',
  '*.headers.cookie',
  '*.headers.authorization',
  '*.headers["set-cookie"]',
];

/**
 * Logs the kind, place, and code of an error. PostgreSQL puts the offending row into `detail` and the offending value
 * after the colon of the message; both may be personal data.
 */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const { code, constraint, table } = error as Error & Record<'code' | 'constraint' | 'table', unknown>;
  const message = error.message.replace(/: ".*"/s, ': […]');
  const places = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return { type: error.name, message, code, constraint, table, stack: places.join('\n') };
}

function isErrorLine(line: unknown): boolean {
  return typeof line === 'object' && line !== null && 'err' in line;
}

/** Log lines contain ids, codes, and durations, and never bodies, query strings, or names of people. */
export function createLog(
  { level, name }: { level: LoggerOptions['level']; name: string },
  destination?: { write(line: string): void },
): Log {
  const options: LoggerOptions = {
    name,
    level: level ?? 'info',
    redact: { paths: secrets, censor: '[removed]' },
    serializers: { err: describeError },
    mixin: scopeLine,
    hooks: {
      /** A line without its own message would contain the error's whole message. */
      logMethod([first, ...rest], write) {
        const line = first instanceof Error ? { err: first } : first;
        if (isErrorLine(line) && rest.length === 0) write.call(this, line, 'error');
        else write.call(this, line, ...rest);
      },
    },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination ? pino(options, destination) : pino(options);
}
