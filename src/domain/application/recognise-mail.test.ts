import { expect, test } from 'vitest';
import { recogniseMail } from './recognise-mail.ts';

const mail = (changes: { from?: string; subject?: string; text?: string }) => ({
  from: 'Talent <jobs@harborlight.com>',
  subject: 'Your application',
  at: null,
  text: '',
  ...changes,
});
const at = { company: 'Harborlight, Inc.' };

test.each([
  ['We would like to invite you to an interview next week.', 'interview'],
  ['Thank you for applying. We are not moving forward with your application.', 'rejection'],
  ['We are pleased to offer you the position. The offer letter is attached.', 'offer'],
  ['Thank you for your application. We will be in touch.', 'reply'],
])('“%s” is likely recognised', (text, kind) => {
  expect(recogniseMail(mail({ text }), at)).toMatchObject({ kind, confidence: 'likely', about: 'sender' });
});

test('two things at once, or another sender, make it unsure', () => {
  const both = 'We are not moving forward. Please tell us your availability for another role.';
  expect(recogniseMail(mail({ text: both }), at)).toMatchObject({ kind: 'rejection', confidence: 'unsure' });
  const stranger = { from: 'x@evil.example', text: 'Harborlight is pleased to offer you a job.' };
  expect(recogniseMail(mail(stranger), at)).toMatchObject({
    kind: 'offer',
    confidence: 'unsure',
    about: 'named',
  });
  expect(recogniseMail(mail({ from: 'x@notharborlight.com.evil.example' }), at).about).toBe('unknown');
});

test('what says nothing recognisable is only a reply, unsure, without evidence', () => {
  expect(recogniseMail(mail({ text: 'Hello there' }), at)).toEqual({
    kind: 'reply',
    confidence: 'unsure',
    evidence: null,
    about: 'sender',
  });
});

test('a hostile text is read in no time', () => {
  const text = `${'schedule a '.repeat(50_000)}${'('.repeat(100_000)}`;
  // Of the processor, not of the clock: other work on the machine does not count.
  const before = process.cpuUsage();
  recogniseMail(mail({ text }), at);
  expect(process.cpuUsage(before).user).toBeLessThan(1_000_000);
});
