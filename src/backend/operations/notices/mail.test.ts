import { beforeEach, describe, expect, it } from 'vitest';
import { deliverMail } from '#backend/platform/mail/deliver-mail.ts';
import { sendMail } from '#backend/platform/mail/mail.ts';
import { addNotice } from '#backend/platform/mail/notices.ts';
import { writeMail } from '#backend/platform/mail/write-mail.ts';
import { inTransaction } from '#backend/platform/platform.ts';
import { PORTAL_CODES } from '#domain/portal/portal.ts';
import { addUser } from '#tests/factories.ts';
import { startMailServer } from '#tests/fake-mail-server.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { portals } from '#tests/portals.ts';
import { mailNotices } from './mail-notices.ts';

let now = new Date();
const { platform, server } = await openTestServer({ now: () => now });
beforeEach(async () => {
  now = new Date();
  await platform.database.kysely.deleteFrom('outbox').execute();
});

const mails = () => platform.database.kysely.selectFrom('outbox').selectAll().orderBy('created_at').execute();

describe('with a mail server', () => {
  it('mails leave once, in both forms; one refused for good is not tried again [I-11]', async () => {
    const post = await startMailServer();
    const config = {
      ...platform.config,
      smtpUrl: `smtp://me:secret@127.0.0.1:${post.port}`,
      mailFrom: 'Applywright <mail@example.com>',
    };
    const words = {
      subject: 'Grüße\r\nBcc: everybody@example.com',
      firstName: null,
      paragraphs: ['.', 'über alles'],
      button: 'Look',
      link: 'http://localhost:3000/x',
      note: '',
    };
    const mail = writeMail(portals.SNR, words);
    await inTransaction(platform, async (context) => {
      await sendMail(context, {
        ...mail,
        userId: null,
        to: 'ana@example.com',
        unsubscribe: 'http://localhost:3000/u',
      });
      await sendMail(context, { ...mail, userId: null, to: 'nobody@example.com' });
      await sendMail(context, { ...mail, userId: null, to: 'a@b.c>\r\nRCPT TO:<x@example.com' });
    });
    const posting = { ...platform, config };
    expect(await deliverMail(posting)).toBe(1);
    now = new Date(now.getTime() + 24 * 60 * 60 * 1000);
    expect(await deliverMail(posting)).toBe(0);
    post.close();

    expect(post.letters).toHaveLength(1);
    const [head = '', ...body] = (post.letters[0] ?? '').split('\n\n');
    expect(head).toMatch(/^From: "?Applywright"? <mail@example\.com>\nTo: <?ana@example\.com>?$/m);
    expect(head).toContain('List-Unsubscribe: <http://localhost:3000/u>');
    expect(head).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(head).not.toContain('Bcc');
    const text = Buffer.from(body[1]?.split('\n--')[0] ?? '', 'base64').toString();
    expect(text).toContain('über alles');
    expect(platform.lines.join('')).not.toMatch(/nobody@|secret/);
  });

  it.each(PORTAL_CODES)('emails of %s carry its name, picture, support, and sender', async (code) => {
    const post = await startMailServer();
    const config = {
      ...platform.config,
      smtpUrl: `smtp://me:secret@127.0.0.1:${post.port}`,
      mailFrom: 'Somebody <mail@example.com>',
    };
    const portal = portals[code];
    const link = `http://${code.toLowerCase()}.localhost:3000/x`;
    const words = {
      subject: 'Hi',
      firstName: null,
      paragraphs: [],
      button: 'Go',
      link,
      note: '',
    };
    const mail = writeMail(portal, words);
    expect(mail.html).toContain(
      `<img src="http://${code.toLowerCase()}.localhost:3000${portal.pictures.icon}"`,
    );
    for (const form of [mail.html, mail.text])
      for (const said of [portal.name, portal.companyName, portal.supportPhone, portal.supportEmail])
        expect(form).toContain(said);
    await inTransaction(platform, (context) =>
      sendMail(context, { ...mail, userId: null, to: 'ana@example.com' }),
    );
    expect(await deliverMail({ ...platform, config })).toBe(1);
    post.close();
    expect(post.letters[0]?.replaceAll('"', '')).toContain(`From: ${portal.name} <mail@example.com>`);
  });

  it('without one they wait in the outbox', async () => {
    expect(await deliverMail(platform)).toBe(0);
  });
});

describe('results', () => {
  const note = (userId: string, line: string, kind: 'result' | 'payment' = 'result') =>
    inTransaction(platform, (context) => addNotice(context, { userId, kind, line }));
  const person = () => inTransaction(platform, ({ db }) => addUser(db));
  const wish = (userId: string, value: string) =>
    platform.database.kysely
      .insertInto('user_preferences')
      .values({ user_id: userId, code: 'MAILRES', value })
      .execute();

  it('come once a day in one mail, or at once for those who wish so; payments never wait', async () => {
    const [daily, eager] = [await person(), await person()];
    await wish(eager, 'now');
    await note(daily, 'Sent to Acme');
    await note(daily, 'Sent to Bluestem');
    await note(eager, 'Sent to Coral');
    await note(daily, 'Your plan has begun', 'payment');
    await mailNotices(platform);
    const subjects = async () => (await mails()).map(({ subject }) => subject).toSorted();
    expect(await subjects()).toEqual(['Sent to Coral', 'Your plan has begun']);
    await mailNotices(platform);
    now = new Date(now.getTime() + 25 * 60 * 60 * 1000);
    await mailNotices(platform);
    await mailNotices(platform);
    expect(await subjects()).toEqual([
      `2 updates from ${portals.SNR.name}`,
      'Sent to Coral',
      'Your plan has begun',
    ]);
    const digest = (await mails()).find(({ subject }) => subject.startsWith('2 updates'));
    expect(digest?.text).toMatch(/Sent to Acme\.\n\nSent to Bluestem\./);
  });

  it('stop with one click from the mail program, and with nothing else than their own link [I-11]', async () => {
    const userId = await person();
    await wish(userId, 'now');
    await note(userId, 'Sent to Acme');
    await mailNotices(platform);
    const url = (await mails()).at(-1)?.unsubscribe_url ?? '';
    const click = (address: string) =>
      server.fastify.inject({
        method: 'POST',
        url: address,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    const { pathname, search } = new URL(url);
    const other = await person();
    expect((await click(`${pathname}${search.replace(userId, other)}`)).statusCode).toBe(404);
    const broken = await server.fastify.inject({ url: pathname });
    expect(broken.statusCode).toBe(404);
    expect(broken.body).toContain(`<h1>This link doesn't work</h1>`);
    expect((await server.fastify.inject({ url: `${pathname}${search}` })).body).toContain('Unsubscribe');
    expect((await click(`${pathname}${search}`)).statusCode).toBe(200);
    await note(userId, 'Sent to Bluestem');
    expect(await mailNotices(platform)).toBe(0);
    const waiting = await platform.database.kysely
      .selectFrom('notices')
      .select('id')
      .where('user_id', '=', userId)
      .where('mailed_at', 'is', null)
      .execute();
    expect(waiting).toEqual([]);
  });
});
