import { randomUUID } from 'node:crypto';
import * as builder from '#backend/builder/routes.ts';
import { isPremium } from '#backend/ecommerce/is-premium.ts';
import { openStarterPlan } from '#backend/ecommerce/open-starter-plan.ts';
import * as ecommerce from '#backend/ecommerce/routes.ts';
import { createSessionFinder } from '#backend/identity/find-session.ts';
import * as identity from '#backend/identity/routes.ts';
import { createServer, type Server } from '#backend/platform/http/create-server.ts';
import type { Platform } from '#backend/platform/platform.ts';

/** The services behind HTTP, as the API process composes them. */
export async function createTestServer(platform: Platform): Promise<Server> {
  const { findSession, forgetSession } = createSessionFinder(platform);
  const server = await createServer({ platform, findSession });
  identity.registerRoutes(server, { openStarterPlan, forgetSession });
  builder.registerRoutes(server, { isPremium });
  ecommerce.registerRoutes(server);
  return server;
}

export interface Reply {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every call
  body: any;
  text: string;
  headers: Record<string, string | string[] | number | undefined>;
  cookies: { name: string; value: string; [attribute: string]: unknown }[];
}

/** A browser's worth of one person: keeps cookies, says where its requests come from. */
export class TestClient {
  readonly server: Server;
  readonly cookies = new Map<string, string>();
  userId = '';

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
      headers: {
        host: 'localhost:3000',
        ...(method === 'GET' ? {} : { origin: 'http://localhost:3000' }),
        ...(typeof payload === 'string' ? { 'content-type': 'application/json' } : {}),
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

/** A person who has just opened an account. */
export async function signUpClient(
  server: Server,
  email = `${randomUUID()}@example.com`,
): Promise<TestClient> {
  const client = new TestClient(server);
  const form = { email, password: testPassword, firstName: 'Ana', lastName: 'Lee', acceptTerms: true };
  const { status, body, text } = await client.ask('POST', '/id/api/v1/signup', form);
  if (status !== 201) throw new Error(text);
  client.userId = body.userId;
  return client;
}
