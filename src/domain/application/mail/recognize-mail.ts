import type { ApplicationEventKind } from '#domain/application/application-event-kind.ts';
import { companyKey } from '#domain/job/company-key.ts';
import type { mailLabels } from '#domain/messages/applications/events.ts';
import {
  assessments,
  bulk,
  conditional,
  hypothetical,
  interviews,
  notAnAssessment,
  notAnInterview,
  notAnOffer,
  notAReceipt,
  notARejection,
  offers,
  politeRefusals,
  receipts,
  regrets,
  rejections,
  requests,
} from './mail-rules.ts';
import { type MailSentence, readSentences } from './mail-sentences.ts';

export type MailKind = keyof typeof mailLabels;

/** A message read from a file. All of it is somebody else's text. */
export interface MailMessage {
  from: string;
  subject: string;
  /** ISO, or null when the message has no readable date. */
  at: string | null;
  text: string;
}

export interface RecognizedMail {
  kind: MailKind;
  /** The proposed event for the application's history. */
  event: ApplicationEventKind;
  /** `likely`: clear words from the right sender. Both are only proposals. */
  confidence: 'likely' | 'unsure';
  /** The sentence that decided. */
  evidence: string | null;
  /** Whether it comes from, or at least names, the employer. */
  about: 'sender' | 'named' | 'unknown';
}

/** What a message probably is. This decides nothing: the person confirms or corrects it. */
export function recognizeMail(mail: MailMessage, { company }: { company: string }): RecognizedMail {
  const sentences = readSentences(mail);
  const about = findEmployer(mail, company);
  const [first, ...others] = findNews(mail, sentences);
  if (!first) return { kind: 'none', event: 'reply', confidence: 'unsure', evidence: null, about };
  const { kind, evidence } = first;
  const contradicted = others.some((other) => other.kind !== 'received' && other.kind !== kind);
  const confidence = !contradicted && about === 'sender' ? 'likely' : 'unsure';
  return { kind, event: eventOf(kind), confidence, evidence, about };
}

function eventOf(kind: MailKind): ApplicationEventKind {
  return kind === 'rejection' || kind === 'offer' || kind === 'interview' ? kind : 'reply';
}

interface News {
  kind: MailKind;
  evidence: string;
}

/** Everything the message reports, the weightiest first: a rejection outweighs every kind word around it. */
function findNews(mail: MailMessage, sentences: readonly MailSentence[]): News[] {
  const refusal = findSentence(sentences, rejections, notARejection) ?? sentences.find(isRegret);
  if (isBulk(mail, sentences)) return refusal ? [{ kind: 'rejection', evidence: refusal.text }] : [];
  const found: [MailKind, MailSentence | undefined][] = [
    ['rejection', refusal],
    ['offer', findSentence(sentences, offers, notAnOffer)],
    ['interview', findSentence(sentences, interviews, notAnInterview)],
    ['assessment', findSentence(sentences, assessments, notAnAssessment)],
    ['information', sentences.find(({ plain }) => requests.some((pattern) => pattern.test(plain)))],
    [
      'received',
      sentences.find(
        ({ plain }) => !notAReceipt.test(plain) && receipts.some((pattern) => pattern.test(plain)),
      ),
    ],
  ];
  const news = found.flatMap(([kind, sentence]) => (sentence ? [{ kind, evidence: sentence.text }] : []));
  if (news.some(({ kind }) => kind !== 'received')) return news;
  const polite = findPoliteRefusal(sentences);
  return polite ? [{ kind: 'rejection', evidence: polite.text }, ...news] : news;
}

function findSentence(
  sentences: readonly MailSentence[],
  patterns: readonly RegExp[],
  unless?: RegExp,
): MailSentence | undefined {
  return sentences.find(
    ({ plain }) =>
      !unless?.test(plain) &&
      patterns.some((pattern) => {
        const match = pattern.exec(plain);
        return match !== null && !conditional.test(match[0]) && !isHypothetical(plain, match.index);
      }),
  );
}

/** A condition comes before the match, or is its first word. */
function isHypothetical(plain: string, at: number): boolean {
  const clause = plain.lastIndexOf('; ', at) + 1;
  const match = hypothetical.exec(plain.slice(clause));
  return match !== null && clause + match.index <= at;
}

function isRegret({ plain }: MailSentence): boolean {
  const { opening, negation, subject, otherApology } = regrets;
  const at = plain.search(opening);
  if (at < 0 || otherApology.test(plain) || isHypothetical(plain, at)) return false;
  return negation.test(plain.slice(at)) && subject.test(plain);
}

function findPoliteRefusal(sentences: readonly MailSentence[]): MailSentence | undefined {
  const groups = new Map<string, MailSentence>();
  for (const sentence of sentences)
    for (const [group, pattern] of politeRefusals) {
      const at = sentence.plain.search(pattern);
      if (at < 0 || groups.has(group) || isHypothetical(sentence.plain, at)) continue;
      if (group === 'regret' && regrets.otherApology.test(sentence.plain)) continue;
      groups.set(group, sentence);
    }
  if (groups.size < 2) return undefined;
  return groups.get('regret') ?? (groups.has('later') ? groups.get('farewell') : undefined);
}

function isBulk({ from, subject }: MailMessage, sentences: readonly MailSentence[]): boolean {
  return (
    bulk.sender.test(from.toLowerCase()) ||
    bulk.subject.test(subject.toLowerCase()) ||
    sentences.some(({ plain }) => bulk.text.test(plain))
  );
}

function findEmployer(mail: MailMessage, company: string): RecognizedMail['about'] {
  const key = companyKey(company);
  if (key === '') return 'unknown';
  const domain = /@([^>\s]+)/.exec(mail.from)?.[1] ?? '';
  const names = domain.toLowerCase().split('.');
  const display = companyKey(mail.from.replace(/<.*$/, ''));
  if (names.includes(key.replaceAll(' ', '')) || names.includes(key.replaceAll(' ', '-'))) return 'sender';
  if (` ${display} `.includes(` ${key} `)) return 'sender';
  const text = companyKey(`${mail.subject}\n${mail.text}`.slice(0, 20_000));
  return ` ${text} `.includes(` ${key} `) ? 'named' : 'unknown';
}
