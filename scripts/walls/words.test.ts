import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findLiterals } from './find-literals.ts';
import { findWordsToAvoid } from './find-words-to-avoid.ts';
import { readCode, readDocument, readProse } from './read-prose.ts';

const root = join(import.meta.dirname, '../..');

const screen = `import { x } from './Some module.ts';
export function Screen({ name }: { name: string }) {
  console.error('The server said no.');
  if (!name) throw new Error('This screen needs a name.');
  return (
    <section aria-label="All jobs" className="wide page">
      <h1>Your jobs</h1>
      <p>{name ? 'Nothing new today.' : \`\${name} has new jobs.\`}</p>
      <p>{texts.title} · {name}</p>
    </section>
  );
}`;

it('finds text that a person reads outside the catalog, and nothing that is for developers', () => {
  expect(findLiterals('src/web/screen.tsx', screen).map(({ line, words }) => `${line} ${words}`)).toEqual([
    '6 All jobs',
    '7 Your jobs',
    '8 Nothing new today.',
    '8 … has new jobs.',
  ]);
});

it('finds messages of the server outside the catalog', () => {
  const verb = "throw new Problem('conflict', { uiSafeMessage: 'Gone', developerMessage: 'row 5' });";
  expect(findLiterals('src/backend/verb.ts', verb).map(({ words }) => words)).toEqual(['Gone']);
});

it('finds British spellings and phrases of the list in comments, catalogs, and documents', () => {
  const code =
    "/** The colour is told. */\nexport const a = { b: 'Cancelled', 'colour': `Your e-mail ${1}` };";
  expect(findWordsToAvoid(readCode('src/web/texts/a.ts', code))).toEqual([
    expect.stringMatching(/^src\/web\/texts\/a\.ts:1 "colour"/),
    expect.stringMatching(/:1 "is told"/),
    expect.stringMatching(/:2 "Cancelled"/),
    expect.stringMatching(/:2 "e-mail"/),
  ]);
  expect(findWordsToAvoid(readCode('src/web/parts/a.ts', code))).toHaveLength(2);
  const document = 'Run `authorise`.\n```\ncolour\n```\nIt recognises [grey](https://x.test/colour).';
  expect(findWordsToAvoid(readDocument('a.md', document))).toEqual([
    expect.stringMatching(/^a\.md:5 "recognise/),
    expect.stringMatching(/^a\.md:5 "grey"/),
  ]);
});

it('no British spelling and no phrase of the list is left in the project', () => {
  const prose = readProse(root);
  expect(prose.length).toBeGreaterThan(10_000);
  expect(findWordsToAvoid(prose)).toEqual([]);
});

/** The catalog, articles, a page that shows developers every widget, and the descriptions of settings. */
const textsOfTheirOwn =
  /\.test\.|^src\/(web\/(texts|content|screens\/gallery)|backend\/platform\/settings|domain\/messages)\//;

/** Files of the domain whose words are compared, stored, or sent to employers. They are English in every locale. */
const dataFiles = [
  /\.test-data\.ts$/,
  /^src\/domain\/consent\/consent\.ts$/, // Versioned: the exact words that a person agreed to are stored.
  /^src\/domain\/document\/letters\/draft-letter\.ts$/, // A letter to an American employer.
  /^src\/domain\/document\/sections\/education\.ts$/, // Degrees, which profiles store.
  /^src\/domain\/portal\/brand\.ts$/, // The sample brand, which settings replace.
  /^src\/domain\/question\/(meaning|words)\//, // Words that are recognized in forms.
  /^src\/domain\/question\/answer\/write-draft\.ts$/, // Instructions for a language model.
  /^src\/domain\/question\/form\/(form-walk|history-alone|history-words)\.ts$/, // Codes and patterns.
  /^src\/domain\/question\/key\/key-questions\.ts$/, // Read like an employer's form, and stored with the answers.
];

/** Names in data and codes that look like texts. */
const data = new Set([
  '$argon2id$v=19$m=19456,t=2,p=1',
  '$scrypt$ln=17,r=8,p=1',
  'Applywright',
  'Bearer …',
  'British Columbia',
  'Components',
  'Contact Information', // The names of a document's sections are stored with it.
  'Cover letters', // This and other names of a profile's parts are stored with the source of an answer.
  'City and state',
  'Current company',
  'Current job title',
  'Currently attending',
  'Did not finish',
  // ERR-001: only logged.
  'Error fetching job applications:',
  'Error fetching manual applied jobs:',
  'Failed to parse response data as JSON',
  'Field of study',
  'First and last name',
  'First name',
  'Free start', // A reason in the ledger.
  'Graduation year',
  'Hybrid remote',
  'Include remote jobs', // DOC-013
  'Job preferences',
  'Key questions',
  'Key skills for this role:', // Written into resumes, and recognized there.
  'Last name',
  'Latest company',
  'Latest job title',
  'New Brunswick',
  'New York',
  'Not Started',
  'Nova Scotia',
  'Option for remote',
  'Search options',
  'Skill levels',
  'United States',
  'Volunteer work',
]);

it('no text for people is left outside the catalog', () => {
  const paths = globSync('src/{web,backend,domain}/**/*.{ts,tsx}', { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => ![textsOfTheirOwn, ...dataFiles].some((own) => own.test(path)));
  expect(paths.length).toBeGreaterThan(1000);
  const found = paths.flatMap((path) => findLiterals(path, readFileSync(join(root, path), 'utf8')));
  expect(
    found.filter(({ words }) => !data.has(words)).map(({ path, line, words }) => `${path}:${line} ${words}`),
  ).toEqual([]);
});
