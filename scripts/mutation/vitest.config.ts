import { defineConfig } from 'vitest/config';

/** The tests beside the rule: a rule that only a distant test notices is not tested where people look. */
const test = process.env.MUTATED_RULE?.replace(/\.ts$/, '.test.ts');
if (!test) throw new Error('Start this through `npm run mutation`, which names the rule.');

export default defineConfig({
  test: { include: [test], env: { TZ: 'UTC' }, testTimeout: 60_000 },
});
