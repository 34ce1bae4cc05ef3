import { expect, it } from 'vitest';
import { writeDoc } from '#resume/fixtures/doc-fixture.ts';
import { readDoc } from './read-doc.ts';

it('an old Word document gives its paragraphs with their tabs and letters', async () => {
  const blocks = await readDoc(writeDoc('Zoë Brontë\nCook — Diner\t2019'));
  const lines = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.runs[0]?.text] : []));
  expect(lines.filter((line) => line !== '')).toEqual(['Zoë Brontë', 'Cook — Diner\t2019']);
});

it('one with a password says so', async () => {
  await expect(readDoc(writeDoc('x', 0x0100))).rejects.toThrow('it is protected by a password');
});
