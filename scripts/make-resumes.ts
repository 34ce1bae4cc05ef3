// Writes resumes of fictional people in many layouts, with their contents, into
// .cache/resumes/{train,held,shapes,unseen,everyday}. `train` and `held` are ordinary layouts, `shapes` and
// `unseen` hard ones, `everyday` those without a template. With --everyone, each person is printed in each layout.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { type Format, type Layout, toTruth } from './resumes/layout.ts';
import { columnLayouts } from './resumes/layouts-columns.ts';
import { docxLayouts } from './resumes/layouts-docx.ts';
import { moreLayouts } from './resumes/layouts-more.ts';
import { pageLayouts } from './resumes/layouts-pages.ts';
import { rtfLayouts } from './resumes/layouts-rtf.ts';
import { textLayouts } from './resumes/layouts-text.ts';
import { webLayouts } from './resumes/layouts-web.ts';
import { people as firstPeople } from './resumes/people.ts';
import { docxShapes } from './resumes/shape-docx.ts';
import { everydayShapes } from './resumes/shape-everyday.ts';
import { shapePeople } from './resumes/shape-people.ts';
import { texShapes } from './resumes/shape-tex.ts';
import { textShapes } from './resumes/shape-text.ts';
import { webShapes } from './resumes/shape-web.ts';

const root = join(import.meta.dirname, '..', '.cache', 'resumes');
const layouts = [
  ...columnLayouts,
  ...pageLayouts,
  ...webLayouts,
  ...docxLayouts,
  ...rtfLayouts,
  ...textLayouts,
  ...moreLayouts,
  ...webShapes,
  ...texShapes,
  ...docxShapes,
  ...textShapes,
  ...everydayShapes,
];
const people = [...firstPeople, ...shapePeople];

await rm(root, { recursive: true, force: true });
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
const printer = await browser.newPage();
let count = 0;
const everyone = process.argv.includes('--everyone') ? people.map(({ id }) => id) : null;
for (const layout of layouts) for (const id of everyone ?? layout.people) await writePerson(layout, id);
await browser.close();
console.log(`${count} resumes in ${layouts.length} layouts`);

async function writePerson(layout: Layout, personId: string): Promise<void> {
  const person = people.find((one) => one.id === personId);
  if (!person) throw new Error(`There is no person ${personId}`);
  const folder = join(root, layout.set);
  for (const part of ['files', 'truth']) await mkdir(join(folder, part), { recursive: true });
  for (const [format, render] of Object.entries(layout.render)) {
    const content = await render(person, layout.prints);
    const id = `${layout.id}-${personId}-${format}`;
    const file = `${id}.${format}`;
    await writeFile(
      join(folder, 'files', file),
      typeof content === 'string' && format === 'pdf' ? await print(content) : content,
    );
    const truth = {
      id,
      file,
      format: format as Format,
      layout: layout.id,
      person: personId,
      ...toTruth(person, layout.prints),
    };
    await writeFile(join(folder, 'truth', `${id}.json`), JSON.stringify(truth, null, 1));
    count++;
  }
}

async function print(html: string): Promise<Uint8Array> {
  await printer.setContent(html);
  return await printer.pdf({ preferCSSPageSize: true, printBackground: true });
}
