import { z } from 'zod';
import { recognizeMail } from '#domain/application/mail/recognize-mail.ts';
import { answerJsonLines } from './json-lines.ts';

const Email = z.object({
  from: z.string().default(''),
  subject: z.string().default(''),
  text: z.string(),
});

/** Prints the kind of each email. */
export function recognizeMailCommand(args: string[]): Promise<number> {
  return answerJsonLines(args, {
    usage: 'recognize-mail < EMAILS.jsonl',
    line: Email,
    what: 'an email: {"from": "…", "subject": "…", "text": "…"}',
    answer: (email) => {
      const { kind, evidence } = recognizeMail({ ...email, at: null }, { company: '' });
      return { kind, evidence };
    },
  });
}
