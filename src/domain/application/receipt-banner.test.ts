import { describe, expect, test } from 'vitest';
import { failureMessages } from '#domain/messages/applications/failures.ts';
import { waitingMessages } from '#domain/messages/applications/status.ts';
import { failureCodes } from './failure-codes.ts';
import { bannerValues, readApplyUrl, readBanner, readSubHeading } from './receipt-banner.ts';
import { WaitingReason } from './status.ts';

test('a receipt has no status block while nothing was sent [RCP-020]', () => {
  for (const status of ['Preparing', 'ReadyForReview', 'ReadyForQuickApply'] as const)
    expect(readBanner(status)).toBeNull();
});

test('each result has its look, header and message [RCP-013] [RCP-014]', () => {
  expect(readBanner('Success')).toEqual({
    status: 'success',
    statusHeader: 'Applied',
    statusMessage: 'Application sent successfully!',
  });
  expect(readBanner('Sending')?.status).toBe('sending');
  expect(readBanner('Processing')?.status).toBe('processing');
  expect(readBanner('AppliedDirectly')?.status).toBe('appliedDirectly');
  expect(readBanner('ActionRecommended', { errorCode: 'failure_captcha' })?.status).toBe('actionRecommended');
  expect(readBanner('Fail')?.status).toBe('failed');
  expect(readBanner('JobExpired')).toMatchObject({ status: 'failed', statusHeader: 'Job expired' });
});

test('sending and processing have their own texts [RCP-021] [RCP-022]', () => {
  expect(readBanner('Sending')?.statusMessage).toBe("We're submitting your application.");
  expect(readBanner('Processing')?.statusMessage).toContain('taking extra time');
});

describe('an application that could not be confirmed', () => {
  test('says so, and says what was filled in rather than sent', () => {
    const errorCode = 'failure_verifying_submitted_application';
    expect(readBanner('ActionRecommended', { errorCode, reason: failureMessages[errorCode] })).toEqual({
      status: 'actionRecommended',
      statusHeader: "We couldn't confirm that it arrived",
      statusMessage: 'We returned your credit. Check with the employer before you apply again.',
    });
    expect(readSubHeading('ActionRecommended', 'failure_verifying_submitted_application')).toBe(
      "Here's what we filled in:",
    );
  });
});

test('no status block repeats itself or says it is sending an application that waits', () => {
  for (const code of failureCodes)
    for (const status of ['Fail', 'JobExpired', 'ActionRecommended'] as const) {
      const banner = readBanner(status, { errorCode: code, reason: failureMessages[code] });
      const said = [banner?.statusHeader, banner?.reason, banner?.statusMessage].flatMap(
        (text) => text?.split(/(?<=[.!])\s/).map((sentence) => sentence.replace(/[.!]$/, '')) ?? [],
      );
      expect(new Set(said).size, said.join(' | ')).toBe(said.length);
    }
  for (const reason of WaitingReason.options)
    for (const status of ['Processing', 'Sending'] as const) {
      const waiting = { reason, message: waitingMessages[reason] };
      expect(readBanner(status, { waiting })).toMatchObject({
        status: 'processing',
        statusHeader: expect.not.stringMatching(/Sending|Processing/),
        statusMessage: waitingMessages[reason],
      });
    }
});

test('the subheading calls only a proven application sent', () => {
  expect(readSubHeading('Success')).toBe("Here's what we sent:");
  expect(readSubHeading('Fail')).toBe("Here's what we prepared:");
  expect(readSubHeading('Processing')).toBe("Here's what we prepared:");
  expect(readSubHeading('ActionRecommended', 'failure_captcha')).toBe("Here's what we prepared:");
});

test('the company address gets https when it has no scheme, and other schemes are refused [RCP-017]', () => {
  expect(readApplyUrl('jobs.example.com/1')).toBe('https://jobs.example.com/1');
  expect(readApplyUrl('localhost:4001/jobs/1')).toBe('https://localhost:4001/jobs/1');
  expect(readApplyUrl('http://jobs.example.com')).toBe('http://jobs.example.com');
  expect(readApplyUrl('javascript:alert(1)')).toBeNull();
  expect(readApplyUrl('')).toBeNull();
});

test('a status block has six looks [RCP-013]', () => {
  expect(bannerValues).toEqual([
    'success',
    'appliedDirectly',
    'failed',
    'processing',
    'sending',
    'actionRecommended',
  ]);
});

test('a reason is shown beside the message, unless it is the message or the person applied directly', () => {
  const reason = 'The form asked for a code.';
  expect(readBanner('Fail', { reason })?.reason).toBe(reason);
  expect(readBanner('Fail')).not.toHaveProperty('reason');
  expect(readBanner('AppliedDirectly', { reason })).not.toHaveProperty('reason');
  const expired = 'This job opportunity is no longer available.';
  expect(readBanner('JobExpired', { reason: expired })).toEqual({
    status: 'failed',
    statusHeader: 'Job expired',
    statusMessage: expired,
  });
});

test('a waiting application says what it waits for, and only while it is under way', () => {
  const header = (reason: 'pause' | 'hold' | 'code') =>
    readBanner('Sending', { waiting: { reason, message: 'Later.' } })?.statusHeader;
  expect([header('pause'), header('hold'), header('code')]).toEqual([
    'Paused',
    'On hold',
    'Waiting for your code',
  ]);
  const waiting = { reason: 'pause' as const, message: 'Later.' };
  expect(readBanner('Success', { waiting })?.statusHeader).toBe('Applied');
});

test('only an application that needs an action is called unconfirmed', () => {
  const errorCode = 'failure_verifying_submitted_application';
  expect(readBanner('Fail', { errorCode })?.statusHeader).toBe('Unsuccessful');
  expect(readBanner('ActionRecommended', { errorCode })?.statusMessage).toBe(
    'Take a moment to check what happened, so your application can go ahead.',
  );
});

test('a company address is trimmed, keeps its own scheme, and loses leading slashes [RCP-017]', () => {
  expect(readApplyUrl('  HTTPS://jobs.example.com ')).toBe('HTTPS://jobs.example.com');
  expect(readApplyUrl('//jobs.example.com/1')).toBe('https://jobs.example.com/1');
  expect(readApplyUrl('/jobs')).toBe('https://jobs');
  expect(readApplyUrl('a/http://b')).toBe('https://a/http://b');
  for (const text of ['mailto:a@b.co', 'MAILTO:a@b.co', 'x-y+z.1:a', '   '])
    expect(readApplyUrl(text)).toBeNull();
});
