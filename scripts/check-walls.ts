// Checks the walls of docs/architecture/overview.md over the parsed imports of every source file.
import { join } from 'node:path';
import { findViolations } from './walls/find-violations.ts';
import { readSources } from './walls/read-sources.ts';
import { walls } from './walls/walls.ts';

const root = process.argv[2] ?? join(import.meta.dirname, '..');
const sources = readSources(root);
const violations = findViolations(sources, walls);

for (const { wall, path, line, detail } of violations) {
  console.error(`${path}:${line}  ${wall.name}: ${detail}\n    ${wall.advice}`);
}
if (sources.length === 0) console.error(`No source files found in ${root}, so nothing was checked`);
else console.log(`${sources.length} files, ${walls.length} walls, ${violations.length} violations`);
process.exitCode = violations.length > 0 || sources.length === 0 ? 1 : 0;
