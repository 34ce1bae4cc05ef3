import { expect, it } from 'vitest';
import { openTestServer } from '#tests/open-test-server.ts';
import { TestClient } from '#tests/test-client.ts';
import { issueLink, openAccount } from './user-commands.ts';

const { platform, server } = await openTestServer();

const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';

it('an account opened on the command line gets its password by a link that works once, and has its role', async () => {
  const email = 'olive@example.com';
  const { link, userId } = await openAccount(platform, { email, role: 10 });
  const client = new TestClient(server);
  const password = 'a long pass phrase 42';
  const choose = () => client.ask('POST', '/id/api/v1/password/reset', { token: tokenOf(link), password });
  expect((await choose()).status).toBe(200);
  expect((await choose()).status).toBe(404);
  const { body } = await client.ask('POST', '/id/api/v1/login', { email, password });
  expect(body).toMatchObject({ userId, role: 10 });
  expect((await client.ask('GET', '/op/api/v1/overview')).status).toBe(200);
  const again = await issueLink(platform, email);
  expect(tokenOf(again.link)).not.toBe(tokenOf(link));
});

it('an address that is taken or unknown is named, and nothing changes', async () => {
  await openAccount(platform, { email: 'taken@example.com', role: 0 });
  await expect(openAccount(platform, { email: 'taken@example.com', role: 20 })).rejects.toThrow(/already/);
  await expect(issueLink(platform, 'nobody@example.com')).rejects.toThrow(/no account/);
});
