import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import {
  calendarPath,
  getInsights,
  listApplications,
  removeEvent,
  saveEvent,
} from '#contract/applications/routes.ts';
import { pathOf } from '#contract/basics/call.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { addReadyApplication } from '#tests/ready-application.ts';
import { signUpConfirmed, type TestClient } from '#tests/test-client.ts';

let ana: TestClient;
let documentId: string;
let applicationId: string;

const { platform: home, server } = await openTestServer();
beforeEach(async () => {
  ana = await signUpConfirmed(server);
  const document = emptyDocument({ userId: ana.userId, name: 'Resume' });
  const saved = await ana.ask('POST', '/eb/api/v1/documents/savejsondocument', {
    userId: ana.userId,
    portalCD: 'SNR',
    document,
  });
  documentId = saved.body.id;
  applicationId = await addReadyApplication(home, { user: { id: ana.userId } as never, documentId });
  await home.database.kysely
    .updateTable('applications')
    .set({ status: 'Success', submitted_at: new Date() })
    .where('id', '=', applicationId)
    .execute();
});

const fill = (path: string, eventId = '') =>
  path.replace(':id', documentId).replace(':applicationId', applicationId).replace(':eventId', eventId);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const entry = (changes: object = {}) => ({
  id: randomUUID(),
  kind: 'interview',
  at: inDays(3),
  timed: true,
  words: 'With Kim; bring the dashboard',
  origin: 'hand',
  ...changes,
});
const record = (event: object, client = ana) => client.ask('POST', fill(pathOf(saveEvent)), event);
const rowOfList = async () => {
  const { body } = await ana.ask('POST', fill(pathOf(listApplications)), { statuses: ['Success', 'Fail'] });
  return body.results[0];
};
const setStatus = (values: object) =>
  home.database.kysely.updateTable('applications').set(values).where('id', '=', applicationId).execute();

test('a row of the list carries the next event with its time, and the withdrawal once there is one', async () => {
  expect((await rowOfList()).shownEvent).toBeNull();
  const next = entry();
  await record(entry({ at: inDays(-2), kind: 'reply' }));
  await record(next);
  await record(entry({ at: inDays(9), kind: 'deadline' }));
  expect((await rowOfList()).shownEvent).toEqual(next);
  const withdrawal = entry({ kind: 'withdrawal', at: inDays(0), words: 'Withdrawn' });
  expect((await record(withdrawal)).status).toBe(200);
  const row = await rowOfList();
  expect(row.shownEvent).toEqual(withdrawal);
  expect(row.jobApplicationStatus).toBe('Success');
});

test('a withdrawal is recorded once, ends reminders, and can be undone', async () => {
  await record(entry());
  const followUps = async () => (await ana.ask('GET', fill(pathOf(getInsights)))).body.followUps;
  expect(await followUps()).toMatchObject([{ timed: true }]);
  const first = entry({ kind: 'withdrawal' });
  await record(first);
  expect((await record(first)).status).toBe(200);
  expect(await record(entry({ kind: 'withdrawal' }))).toMatchObject({ status: 409 });
  expect(await followUps()).toEqual([]);
  await ana.ask('DELETE', fill(pathOf(removeEvent), first.id));
  expect(await followUps()).toHaveLength(1);
  expect((await record(entry({ kind: 'withdrawal' }))).status).toBe(200);
});

test.each([
  [{ status: 'ReadyForReview', submitted_at: null }, 409],
  [{ status: 'Processing', submitted_at: null }, 409],
  [{ status: 'Fail', failure_code: 'failure_captcha' }, 409],
  [{ status: 'Fail', failure_code: 'failure_verifying_submitted_application' }, 200],
  [{ status: 'Fail', failure_code: 'failure_captcha', post_archive_status: 'AppliedForJob' }, 200],
])('only what may have arrived can be withdrawn: %j gives %i', async (values, status) => {
  await setStatus(values);
  expect((await record(entry({ kind: 'withdrawal' }))).status).toBe(status);
});

test('an event is a calendar file for its owner, and for nobody else', async () => {
  const event = entry({ at: '2026-11-20T21:00:00.000Z' });
  await record(event);
  const path = fill(calendarPath, event.id);
  const { status, text, headers } = await ana.ask('GET', path);
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(headers['content-disposition']).toBe('attachment; filename="interview-2026-11-20.ics"');
  expect(text).toContain('\r\nDTSTART:20261120T210000Z\r\n');
  const unfolded = text.replaceAll('\r\n ', '');
  expect(unfolded).toContain('DESCRIPTION:With Kim\\; bring the dashboard');
  expect(unfolded).toContain(`/application/${applicationId}/receipt`);

  expect((await ana.ask('GET', fill(calendarPath, randomUUID()))).status).toBe(404);
  const ben = await signUpConfirmed(server);
  expect((await ben.ask('GET', path)).status).toBe(404);
  ana.cookies.clear();
  expect((await ana.ask('GET', path)).status).toBe(401);
});

test('a date that no calendar file can hold is refused, and an entry of a full list can still be changed', async () => {
  expect((await record(entry({ at: '9999-12-31T23:00:00.000Z' }))).status).toBe(400);
  const own = entry();
  await record(own);
  const many = Array.from({ length: 199 }, () => ({
    id: randomUUID(),
    user_id: ana.userId,
    application_id: applicationId,
    at: new Date(),
    created_at: new Date(),
    kind: 'note' as const,
    words: 'Note',
    origin: 'hand' as const,
  }));
  await home.database.kysely.insertInto('application_events').values(many).execute();
  expect((await record(entry())).status).toBe(409);
  expect((await record({ ...own, words: 'Moved to Friday' })).status).toBe(200);
});
