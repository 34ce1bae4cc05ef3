import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Server } from '#backend/platform/http/create-server.ts';
import { keyQuestionCatalogue } from '#domain/question/key-questions.ts';
import { createTestServer, signUpClient, TestClient } from '#tests/test-client.ts';
import { createTestPlatform, type TestPlatform } from '#tests/test-platform.ts';

let platform: TestPlatform;
let server: Server;
beforeAll(async () => {
  platform = await createTestPlatform();
  server = await createTestServer(platform);
});
afterAll(async () => {
  await server.fastify.close();
  await platform.drop();
});

const url = '/ea/api/v1/expert-apply/profiles/questions';

it('the key questions are listed with their pairs, without a profile id [EXA-004] [KEY-004] [KEY-006]', async () => {
  const ana = await signUpClient(server);
  const { status, body } = await ana.ask('GET', url);
  expect([status, body]).toEqual([200, keyQuestionCatalogue]);
});

it('the key questions are for people who are signed in', async () => {
  expect((await new TestClient(server).ask('GET', url)).status).toBe(401);
});
