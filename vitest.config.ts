import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { markdownContent } from './scripts/markdown-content.ts';

/** Far beyond what any test needs: on a busy machine they end late, and no test is about speed. */
const patience = { testTimeout: 600_000, hookTimeout: 600_000, expect: { poll: { timeout: 300_000 } } };

/** They need no browser: every page is read from its stored snapshot. */
const readerTests = ['src/automation/reader/**/*.test.ts', 'src/automation/read/forms.test.ts'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'unit-rules',
          include: ['src/{domain,systems,contract,limited,practice}/**/*.test.ts'],
          // Nothing here keeps state, so the files share a process: a third of the processor time.
          isolate: false,
          ...patience,
          env: { TZ: 'UTC' },
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'unit-reader',
          include: readerTests,
          // The rules are loaded once for all files: a third of the processor time.
          isolate: false,
          ...patience,
          env: { TZ: 'UTC' },
          sequence: { groupOrder: 0 },
        },
      },
      {
        plugins: [react(), markdownContent()],
        css: { modules: { localsConvention: 'camelCaseOnly' } },
        test: {
          name: 'unit',
          include: [
            'src/{resume,web,demo,cli}/**/*.test.{ts,tsx}',
            'lab/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/*.browser.test.ts', '**/*.service.test.ts'],
          css: { include: /\.css$/, modules: { classNameStrategy: 'non-scoped' } },
          ...patience,
          // Days on a page are the days of the person's clock, wherever the tests run.
          env: { TZ: 'UTC' },
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'service',
          include: ['src/backend/**/*.test.ts', '{src,lab}/**/*.service.test.ts'],
          globalSetup: 'tests/postgres-for-tests.ts',
          // Every test makes its own database, so the files share a process: a third less time.
          isolate: false,
          ...patience,
          // They often wait for limits and leases to expire.
          maxWorkers: 3,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'automation',
          include: ['src/automation/**/*.test.ts', '{src,lab}/**/*.browser.test.ts'],
          exclude: ['**/node_modules/**', ...readerTests],
          ...patience,
          // They often wait for pages.
          maxWorkers: 4,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
