// Prints, group by group, how many requirements are named by a test and which are not.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
/** Points of the specification (APP-012), and decisions (D-021, I-07) that no point names. */
const ID = /\b(?:[A-Z]{3}-\d{3}|D-\d{3}|I-\d{2})\b/g;

/** What stands in the name of a test that runs: test('… [APP-012]', …) and test.each(…)('… [APP-012]', …). */
const NAME =
  /(?:\b(?:test|it|describe|unwatched)(?:\.(?!skip|todo)\w+)*|\))\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/gs;

/** A test that fails for one of many reasons says little about any of them. */
const mostIds = 4;

function listTests(): { file: string; name: string; ids: string[] }[] {
  const files = globSync(['{src,scripts,tests}/**/*.{test,spec}.{ts,tsx}'], {
    cwd: root,
    exclude: ['**/node_modules'],
  });
  return files.flatMap((file) =>
    [...readFileSync(join(root, file), 'utf8').matchAll(NAME)].map(([, , name = '']) => ({
      file,
      name,
      ids: [...name.matchAll(/\[([^\]]*)\]/g)].flatMap(([, inside = '']) => inside.match(ID) ?? []),
    })),
  );
}

function readGroups(): { title: string; ids: string[] }[] {
  const sections = readFileSync(join(root, 'docs/requirements.md'), 'utf8').split(/^## /m).slice(1);
  const groups = sections.map((section) => ({
    title: section.slice(0, section.indexOf('\n')),
    ids: [...section.matchAll(/^- ([A-Z]{1,3}-\d{2,3}) — /gm)].map(([, id = '']) => id),
  }));
  return groups.filter(({ ids }) => ids.length > 0);
}

const tests = listTests();
const named = new Set(tests.flatMap(({ ids }) => ids));
const groups = readGroups();
const known = new Set(groups.flatMap(({ ids }) => ids));

for (const { title, ids } of groups) {
  const open = ids.filter((id) => !named.has(id));
  console.log(`${title}: ${ids.length - open.length} of ${ids.length}`);
  if (open.length > 0) console.log(`    open: ${open.join(' ')}`);
}
const unknown = [...named].filter((id) => !known.has(id)).toSorted();
if (unknown.length > 0) console.log(`\nNamed by a test, but no requirement: ${unknown.join(' ')}`);
const count = [...known].filter((id) => named.has(id)).length;
console.log(`\n${count} of ${known.size} requirements and decisions are named by a test`);

const crowded = tests.filter(({ ids }) => ids.length > mostIds);
for (const { file, name, ids } of crowded) console.error(`${file}: ${ids.length} ids on one test: ${name}`);
console.log(`${crowded.length} tests carry more than ${mostIds} ids`);
