import { expect, test } from 'vitest';
import { recognizeMail } from './recognize-mail.ts';

const mail = (changes: { from?: string; subject?: string; text?: string }) => ({
  from: 'Talent <jobs@harborlight.com>',
  subject: 'Your application',
  at: null,
  text: '',
  ...changes,
});
const at = { company: 'Harborlight, Inc.' };
const kindOf = (text: string, subject = '') => recognizeMail(mail({ text, subject }), at).kind;

test.each([
  ['We would like to invite you to an interview next week.', 'interview', 'interview'],
  ['Thank you for applying. We are not moving forward with your application.', 'rejection', 'rejection'],
  ['We are pleased to offer you the position. The offer letter is attached.', 'offer', 'offer'],
  ['Thank you for your application. We will be in touch.', 'received', 'reply'],
  ['Please complete the online assessment by Friday.', 'assessment', 'reply'],
  ['Could you send us a copy of your license?', 'information', 'reply'],
])('“%s” is recognized as likely', (text, kind, event) => {
  expect(recognizeMail(mail({ text }), at)).toMatchObject({
    kind,
    event,
    confidence: 'likely',
    about: 'sender',
  });
});

test('an offer made to somebody else is a rejection', () => {
  expect(kindOf('An offer was extended to and accepted by another candidate.')).toBe('rejection');
  expect(kindOf('We made an offer to someone else.')).toBe('rejection');
  expect(kindOf('The candidate we chose has accepted our offer.')).toBe('rejection');
  expect(kindOf('We cannot offer you this role.')).toBe('rejection');
});

test('a possibility is not news', () => {
  expect(kindOf('Thank you for applying. If there is a fit, we will invite you to an interview.')).toBe(
    'received',
  );
  expect(kindOf('Thank you for applying. If the position has been filled, we will tell you.')).toBe(
    'received',
  );
  expect(kindOf('Thank you for applying. The position is open until filled.')).toBe('received');
  expect(kindOf('Thank you for applying. An offer of employment may follow.')).toBe('received');
});

test("older messages, signatures, quotations, and markup don't decide", () => {
  const reply =
    'Thanks, we got it.\n\nOn Mon, Nov 9, 2026 at 9:12 AM Jo wrote:\n> Did you decide to move forward with other candidates?';
  expect(kindOf(`We have received your application. ${reply}`)).toBe('received');
  expect(
    kindOf(
      'We received your application.\n-- \nAcme, where every offer letter is attached to a smile, you know',
    ),
  ).toBe('received');
  expect(kindOf('What recruiters mean by "we decided to move forward with other candidates" today')).toBe(
    'none',
  );
  expect(kindOf('<p>We&nbsp;won&rsquo;t be moving<br>forward with your application.</p>')).toBe('rejection');
});

test('two kinds of news, or another sender, make it unsure', () => {
  const both = 'We are not moving forward. Please tell us your availability for a call about another role.';
  expect(recognizeMail(mail({ text: both }), at)).toMatchObject({ kind: 'rejection', confidence: 'unsure' });
  const stranger = { from: 'x@evil.example', text: 'Harborlight is pleased to offer you a job.' };
  expect(recognizeMail(mail(stranger), at)).toMatchObject({
    kind: 'offer',
    confidence: 'unsure',
    about: 'named',
  });
  expect(recognizeMail(mail({ from: 'x@notharborlight.com.evil.example' }), at).about).toBe('unknown');
});

test('a message without anything recognizable is unsure, without evidence', () => {
  expect(recognizeMail(mail({ subject: '', text: 'Hello there' }), at)).toEqual({
    kind: 'none',
    event: 'reply',
    confidence: 'unsure',
    evidence: null,
    about: 'sender',
  });
});

test.each([
  `${'schedule a '.repeat(50_000)}${'('.repeat(100_000)}`,
  'not other candidates decided '.repeat(2000),
  '"a '.repeat(10_000),
  '<a '.repeat(10_000),
  'your application your offer letter '.repeat(1000),
])('a hostile text is read quickly', (text) => {
  // CPU time, so that other work on the machine doesn't count.
  const before = process.cpuUsage();
  recognizeMail(mail({ text }), at);
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
});
