import { type Logger, type LoggerOptions, pino } from 'pino';

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

/** Lines carry ids, codes and durations; bodies, query strings and names of people never reach them. */
export function createLog(
  { level, name }: { level: LoggerOptions['level']; name: string },
  destination?: { write(line: string): void },
): Log {
  const options: LoggerOptions = {
    name,
    level: level ?? 'info',
    redact: { paths: secrets, censor: '[removed]' },
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return destination ? pino(options, destination) : pino(options);
}
