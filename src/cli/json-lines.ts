import { createInterface } from 'node:readline';
import type { z } from 'zod';
import { cliErrors } from '#domain/messages/cli.ts';

interface JsonLines<T> {
  /** Printed if there are any arguments. */
  usage: string;
  line: z.ZodType<T>;
  /** What a line must be: `an email: {"text": "…"}`. */
  what: string;
  answer: (input: T) => object;
}

/** Reads one JSON object per line from stdin and prints the answer to each, in order. Stops at an invalid line. */
export async function answerJsonLines<T>(args: string[], lines: JsonLines<T>): Promise<number> {
  if (args.length > 0) {
    console.error(`usage: ${lines.usage}`);
    return 2;
  }
  let number = 0;
  for await (const line of createInterface({ input: process.stdin })) {
    number += 1;
    if (line.trim() === '') continue;
    const { data } = lines.line.safeParse(readJson(line));
    if (data === undefined) {
      console.error(cliErrors.wrongLine(number, lines.what));
      return 2;
    }
    console.log(JSON.stringify(lines.answer(data)));
  }
  return 0;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
