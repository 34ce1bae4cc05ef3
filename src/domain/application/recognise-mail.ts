import { companyKey } from '#domain/job/company-key.ts';
import type { ApplicationEventKind } from './application-event.ts';

/** A message as it was read from a file. All of it is somebody else's text. */
export interface MailMessage {
  from: string;
  subject: string;
  /** ISO, or null when the message tells none that can be read. */
  at: string | null;
  text: string;
}

export interface RecognisedMail {
  kind: ApplicationEventKind;
  /** `likely`: one clear phrase from the right sender. It is a proposal in both cases. */
  confidence: 'likely' | 'unsure';
  /** The words that led to it. */
  evidence: string | null;
  /** Whether it comes from, or at least names, the employer. */
  about: 'sender' | 'named' | 'unknown';
}

const phrases: [kind: ApplicationEventKind, pattern: RegExp][] = [
  [
    'offer',
    /\b(offer letter|pleased to offer you|(extend|make|making|extending) (you )?an offer|offer of employment)\b/i,
  ],
  [
    'rejection',
    /\b(not (be )?(moving|move) forward|(pursue|proceed with|move forward with) other (candidates|applicants)|regret to inform|no longer under consideration|position has been filled|not been selected|unable to offer you)\b/i,
  ],
  [
    'interview',
    /\b(invite you to (an|a|the) (\w+ )?interview|schedule (an|a|your|the) (\w+ )?(interview|call)|phone screen|interview (invitation|with)|your availability)\b/i,
  ],
  [
    'reply',
    /\b(thank you for (applying|your (application|interest))|(received|reviewing) your application)\b/i,
  ],
];

const longestRead = 20_000;

/** What a message probably is. Nothing is decided here: the person confirms or corrects it. */
export function recogniseMail(mail: MailMessage, { company }: { company: string }): RecognisedMail {
  const text = `${mail.subject}\n${mail.text}`.slice(0, longestRead).replace(/\s+/g, ' ');
  const found = phrases.flatMap(([kind, pattern]) => {
    const evidence = pattern.exec(text)?.[0];
    return evidence ? [{ kind, evidence }] : [];
  });
  const about = findEmployer(mail, text, company);
  // An acknowledgement stands in many letters; it only counts where nothing else is said.
  const telling = found.length > 1 ? found.filter(({ kind }) => kind !== 'reply') : found;
  const [first] = telling;
  if (!first) return { kind: 'reply', confidence: 'unsure', evidence: null, about };
  return {
    ...first,
    confidence: telling.length === 1 && about === 'sender' ? 'likely' : 'unsure',
    about,
  };
}

function findEmployer(mail: MailMessage, text: string, company: string): RecognisedMail['about'] {
  const key = companyKey(company);
  if (key === '') return 'unknown';
  const domain = /@([^>\s]+)/.exec(mail.from)?.[1] ?? '';
  const names = domain.toLowerCase().split('.');
  const display = companyKey(mail.from.replace(/<.*$/, ''));
  if (names.includes(key.replaceAll(' ', '')) || names.includes(key.replaceAll(' ', '-'))) return 'sender';
  if (` ${display} `.includes(` ${key} `)) return 'sender';
  return ` ${companyKey(text)} `.includes(` ${key} `) ? 'named' : 'unknown';
}
