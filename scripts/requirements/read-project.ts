import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type NamedTest, type RequirementGroup, readGroups, readTests } from './named-ids.ts';

const root = join(import.meta.dirname, '../..');

/** The tests and the requirements of this project. */
export function readProject(): { tests: NamedTest[]; groups: RequirementGroup[] } {
  const files = globSync(['{src,scripts,tests}/**/*.{test,spec}.{ts,tsx}'], {
    cwd: root,
    exclude: ['**/node_modules'],
  });
  return {
    tests: files.flatMap((file) => readTests(file, readFileSync(join(root, file), 'utf8'))),
    groups: readGroups(readFileSync(join(root, 'docs/requirements.md'), 'utf8')),
  };
}
