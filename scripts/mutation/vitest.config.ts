import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['src/domain/**/*.test.ts'], env: { TZ: 'UTC' }, testTimeout: 60_000 },
});
