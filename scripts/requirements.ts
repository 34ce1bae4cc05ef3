// Prints, group by group, how many requirements a test names and which are missing. Fails when one has no
// test, when a test names one that doesn't exist, and when a test has more ids than one failure can stand
// for.
import { mostIds, traceRequirements } from './requirements/named-ids.ts';
import { readProject } from './requirements/read-project.ts';

const { tests, groups } = readProject();
const { open, unknown, crowded } = traceRequirements(tests, groups);
const isOpen = new Set(open);

for (const { title, ids } of groups) {
  const missing = ids.filter((id) => isOpen.has(id));
  console.log(`${title}: ${ids.length - missing.length} of ${ids.length}`);
  if (missing.length > 0) console.log(`    open: ${missing.join(' ')}`);
}
if (unknown.length > 0) console.error(`\nNamed by a test, but not a requirement: ${unknown.join(' ')}`);
for (const { file, name, ids } of crowded) console.error(`${file}: ${ids.length} ids on one test: ${name}`);

const count = groups.reduce((sum, { ids }) => sum + ids.length, 0);
console.log(`\n${count - open.length} of ${count} requirements and decisions are named by a test`);
console.log(`${crowded.length} tests have more than ${mostIds} ids`);
process.exitCode = open.length + unknown.length + crowded.length > 0 ? 1 : 0;
