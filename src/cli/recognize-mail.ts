import { createInterface } from 'node:readline';
import { z } from 'zod';
import { recognizeMail } from '#domain/application/mail/recognize-mail.ts';

const Email = z.object({
  from: z.string().default(''),
  subject: z.string().default(''),
  text: z.string(),
});

/** Reads emails from stdin, one JSON object per line, and prints what each one is, in the same order. */
export async function recognizeMailCommand(args: string[]): Promise<number> {
  if (args.length > 0) {
    console.error('usage: recognize-mail < EMAILS.jsonl');
    return 2;
  }
  let number = 0;
  for await (const line of createInterface({ input: process.stdin })) {
    number += 1;
    if (line.trim() === '') continue;
    const email = readEmail(line);
    if (!email) {
      console.error(`Line ${number} is not an email: {"from": "…", "subject": "…", "text": "…"}`);
      return 2;
    }
    const { kind, evidence } = recognizeMail({ ...email, at: null }, { company: '' });
    console.log(JSON.stringify({ kind, evidence }));
  }
  return 0;
}

function readEmail(line: string): z.infer<typeof Email> | undefined {
  try {
    return Email.safeParse(JSON.parse(line)).data;
  } catch {
    return undefined;
  }
}
