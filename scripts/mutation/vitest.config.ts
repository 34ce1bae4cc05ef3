import { defineConfig } from 'vitest/config';

/**
 * The tests beside the rule: if only a distant test notices a change, the rule isn't tested where people
 * look.
 */
const test = process.env.MUTATED_RULE?.replace(/\.ts$/, '.test.ts');
if (!test) throw new Error('Start this through `npm run mutation`, which names the rule.');

export default defineConfig({
  test: { include: [test], env: { TZ: 'UTC' }, testTimeout: 60_000 },
});
