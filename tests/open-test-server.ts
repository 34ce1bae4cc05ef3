import { afterAll } from 'vitest';
import type { Server } from '#backend/platform/http/create-server.ts';
import type { Platform } from '#backend/platform/platform.ts';
import { createTestServer } from './test-client.ts';
import { createTestPlatform, type TestPlatform } from './test-platform.ts';

/** A platform and the API over it for all tests of a file; both end with the file. */
export async function openTestServer(
  changes: Partial<Platform> = {},
): Promise<{ platform: TestPlatform; server: Server }> {
  const platform = await createTestPlatform(changes);
  const server = await createTestServer(platform);
  afterAll(async () => {
    await server.fastify.close();
    await platform.drop();
  });
  return { platform, server };
}
