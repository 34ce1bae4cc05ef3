import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { recordFigure } from '#tests/record-figure.ts';
import { type MailKind, recognizeMail } from './recognize-mail.ts';

interface Labeled {
  label: MailKind;
  from: string;
  subject: string;
  text: string;
}

const folder = join(import.meta.dirname, '../../../../tests/labeled-emails');
const emails = [1, 2, 3, 4, 5, 6, 7].flatMap((set) =>
  readFileSync(join(folder, `${set}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Labeled),
);
const read = emails.map((email) => ({
  ...email,
  kind: recognizeMail({ ...email, at: null }, { company: '' }).kind,
}));

test('labeled emails in many wordings are recognized; none is mistaken for an offer or an interview', (context) => {
  const falseNews = read.filter(
    ({ label, kind }) => kind !== label && (kind === 'offer' || kind === 'interview'),
  );
  const refusals = read.filter(({ label }) => label === 'rejection');
  const found = refusals.filter(({ kind }) => kind === 'rejection');
  recordFigure(
    context,
    `${emails.length} emails: ${found.length} of ${refusals.length} rejections found · ${falseNews.length} false offers or interviews`,
  );
  expect(emails.length).toBeGreaterThanOrEqual(150);
  expect(falseNews).toEqual([]);
  expect(
    read.filter(({ label, kind }) => kind !== label && (label === 'rejection' || kind !== 'none')),
  ).toEqual([]);
  expect(read.filter(({ label, kind }) => kind !== label).length).toBeLessThanOrEqual(2);
});

test('without sender and subject the rejections are still found', () => {
  const bare = emails
    .filter(({ label }) => label === 'rejection')
    .filter(
      ({ text }) =>
        recognizeMail({ from: '', subject: '', at: null, text }, { company: '' }).kind !== 'rejection',
    );
  expect(bare.map(({ text }) => text)).toEqual([]);
});
