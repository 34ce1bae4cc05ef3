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
 * Kind, place and code of an error. PostgreSQL puts the offending row into `detail` and the offending value behind the
 * message's colon; both may be about a person.
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

/** Lines carry ids, codes and durations; bodies, query strings and names of people never reach them. */
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
      /** Without a sentence of its own a line would take the error's whole message. */
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
