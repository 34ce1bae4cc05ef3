import { afterAll } from 'vitest';
import type { Server } from '#backend/platform/http/create-server.ts';
import type { Platform } from '#backend/platform/platform.ts';
import type { Config } from '#backend/platform/settings/config.ts';
import { createTestServer } from './test-client.ts';
import { createTestPlatform, type TestPlatform } from './test-platform.ts';

/** A platform for all tests of a file; it closes after the file. */
export async function openTestPlatform(
  changes: Partial<Platform> = {},
  settings: Partial<Config> = {},
): Promise<TestPlatform> {
  const platform = await createTestPlatform(changes);
  Object.assign(platform.config, settings);
  afterAll(() => platform.drop());
  return platform;
}

/** The same with the API on top. */
export async function openTestServer(
  changes: Partial<Platform> = {},
  settings: Partial<Config> = {},
): Promise<{ platform: TestPlatform; server: Server }> {
  const platform = await openTestPlatform(changes, settings);
  const server = await createTestServer(platform);
  afterAll(() => server.fastify.close());
  return { platform, server };
}
