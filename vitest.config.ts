import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { markdownContent } from './scripts/markdown-content.ts';

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        plugins: [react(), markdownContent()],
        css: { modules: { localsConvention: 'camelCaseOnly' } },
        test: {
          name: 'unit',
          include: [
            'src/{domain,contract,limited,resume,web,practice,cli}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
          ],
          exclude: ['**/*.browser.test.ts', '**/*.service.test.ts'],
          css: { include: /\.css$/, modules: { classNameStrategy: 'non-scoped' } },
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Days on a page are the days of the person's clock, wherever the tests run.
          env: { TZ: 'UTC' },
          sequence: { groupOrder: 0 },
        },
      },
      {
        test: {
          name: 'service',
          include: ['src/backend/**/*.test.ts', 'src/**/*.service.test.ts'],
          globalSetup: 'tests/postgres-for-tests.ts',
          testTimeout: 60_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'automation',
          include: ['src/automation/**/*.test.ts', 'src/**/*.browser.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
