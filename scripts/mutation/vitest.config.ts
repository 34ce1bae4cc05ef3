import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const stryker = JSON.parse(readFileSync(join(import.meta.dirname, 'stryker.config.json'), 'utf8')) as {
  mutate: string[];
};

/** The tests beside the rules: a rule that only a distant test notices is not tested where people look. */
const tests = stryker.mutate.map((file) => file.replace(/\.ts$/, '.test.ts'));

export default defineConfig({
  test: { include: tests, env: { TZ: 'UTC' }, testTimeout: 60_000 },
});
