import { expect, it } from 'vitest';
import { keyQuestionCatalog } from '#domain/question/key/key-questions.ts';
import { openTestServer } from '#tests/open-test-server.ts';
import { signUpClient, TestClient } from '#tests/test-client.ts';

const { server } = await openTestServer();

const url = '/ea/api/v1/expert-apply/profiles/questions';

it('the key questions are listed with their pairs, without a profile id [EXA-004] [KEY-004] [KEY-006]', async () => {
  const ana = await signUpClient(server);
  const { status, body } = await ana.ask('GET', url);
  expect([status, body]).toEqual([200, keyQuestionCatalog]);
});

it('the key questions are for people who are signed in', async () => {
  expect((await new TestClient(server).ask('GET', url)).status).toBe(401);
});
