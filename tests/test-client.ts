import { randomUUID } from 'node:crypto';
import { composeApi } from '#backend/api.ts';
import type { Server } from '#backend/platform/http/create-server.ts';
import type { Platform } from '#backend/platform/platform.ts';

/** The API over HTTP, with a queue that no worker serves. */
export function createTestServer(platform: Platform): Promise<Server> {
  return composeApi(platform, {
    depths: async () => [],
    deadLetters: async () => [],
    isReady: async () => true,
  });
}

export interface Reply {
  status: number;
  body: ReturnType<JSON['parse']>;
  text: string;
  headers: Record<string, string | string[] | number | undefined>;
  cookies: { name: string; value: string; [attribute: string]: unknown }[];
}

/** One person's browser: keeps cookies and has an IP address. */
export class TestClient {
  readonly server: Server;
  readonly cookies = new Map<string, string>();
  userId = '';
  ip = '127.0.0.1';

  constructor(server: Server) {
    this.server = server;
  }

  async ask(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    url: string,
    payload?: object | string,
  ): Promise<Reply> {
    const reply = await this.server.fastify.inject({
      method,
      url,
      remoteAddress: this.ip,
      headers: {
        host: 'localhost:3000',
        ...(method === 'GET' ? {} : { origin: 'http://localhost:3000' }),
        ...(typeof payload === 'string' ? { 'content-type': 'application/json' } : {}),
        ...(Buffer.isBuffer(payload) ? { 'content-type': 'application/octet-stream' } : {}),
        cookie: [...this.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
      },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value } of reply.cookies) {
      if (value === '') this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return {
      status: reply.statusCode,
      body: reply.headers['content-type']?.toString().includes('json') ? reply.json() : null,
      text: reply.body,
      headers: reply.headers,
      cookies: reply.cookies,
    };
  }
}

export const testPassword = 'a long pass phrase 42';

/** A person who has just signed up. */
export async function signUpClient(
  server: Server,
  email = `${randomUUID()}@example.com`,
  password = testPassword,
): Promise<TestClient> {
  const client = new TestClient(server);
  const form = { email, password, firstName: 'Ana', lastName: 'Lee', acceptTerms: true };
  const { status, body, text } = await client.ask('POST', '/id/api/v1/signup', form);
  if (status !== 201) throw new Error(text);
  client.userId = body.userId;
  return client;
}

/** A person with a confirmed address, as if they had opened the emailed link. */
export async function signUpConfirmed(server: Server, email?: string): Promise<TestClient> {
  const client = await signUpClient(server, email);
  await server.platform.database.kysely
    .updateTable('users')
    .set({ email_verified: true })
    .where('id', '=', client.userId)
    .execute();
  return client;
}
