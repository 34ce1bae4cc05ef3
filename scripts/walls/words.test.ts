import { expect, it } from 'vitest';
import { findLiterals } from './find-literals.ts';
import { findWordsToAvoid } from './find-words-to-avoid.ts';
import { readCode, readDocument } from './read-prose.ts';

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
    expect.stringMatching(/:2 "colour"/),
    expect.stringMatching(/:2 "e-mail"/),
  ]);
  expect(findWordsToAvoid(readCode('src/web/parts/a.ts', code))).toHaveLength(2);
  const document = 'Run `authorise`.\n```\ncolour\n```\nIt recognises [grey](https://x.test/colour).';
  expect(findWordsToAvoid(readDocument('a.md', document))).toEqual([
    expect.stringMatching(/^a\.md:5 "recognise/),
    expect.stringMatching(/^a\.md:5 "grey"/),
  ]);
});
