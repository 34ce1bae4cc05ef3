import { escapeHtml } from '#domain/text/escape-html.ts';
import type { PageStyle } from './page-style.ts';
import type { ContentSection, Entry, ResumeContent } from './resume-content.ts';
import { wrap, writeBlocks, writeContactLine } from './write-content.ts';

/** The classic page: centered name, small-capital headings over hairlines, dates flush right. */
export const flj1 = { writeBody, writeCss };

function writeBody({ name, contact, sections }: ResumeContent): string {
  const lines = contact.map((line) => `<li>${writeContactLine(line)}</li>`).join('');
  return `<header><h1>${escapeHtml(name)}</h1><ul class="contact">${lines}</ul></header>${sections.map(writeSection).join('')}`;
}

function writeSection(section: ContentSection): string {
  return `<section><h2>${escapeHtml(section.heading)}</h2>${writeInside(section)}</section>`;
}

function writeInside(section: ContentSection): string {
  switch (section.kind) {
    case 'text':
      return writeBlocks(section.blocks);
    case 'entries':
      return section.entries.map(writeEntry).join('');
    case 'list':
      return `<ul class="skills">${section.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
  }
}

function writeEntry({ title, place, location, dates, blocks }: Entry): string {
  const heading = title || place;
  const second = title === '' ? '' : place;
  const where = wrap('span', 'place', second) + wrap('span', 'location', location);
  return `<article><div class="head"><h3>${escapeHtml(heading)}</h3>${wrap('p', 'dates', dates)}</div>${
    where === '' ? '' : `<p class="where">${where}</p>`
  }${writeBlocks(blocks)}</article>`;
}

// With wider letter spacing, programs would read single letters.
function writeCss({ fontFamily, fontSize, lineHeight, paragraphSpace, color }: PageStyle): string {
  return `
body { font-family: ${fontFamily}; font-size: ${fontSize * 0.9}pt; line-height: ${lineHeight * 1.1}; color: ${color}; }
header { text-align: center; margin-bottom: 1.3em; }
h1 { font-size: 2.5em; font-weight: 400; letter-spacing: .045em; line-height: 1.1; margin: 0 0 .28em; }
.contact { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; justify-content: center; gap: 0 1.7em; font-size: .93em; color: #3c3c3c; }
.skills li { display: inline-block; }
section { margin-top: 1.25em; }
h2 { font-size: 1em; font-weight: 700; letter-spacing: .06em; text-transform: uppercase; line-height: 1.2;
  margin: 0 0 .6em; padding-bottom: .32em; border-bottom: .75pt solid #1d1d1d; }
article + article { margin-top: ${paragraphSpace * 1.6}pt; }
.head { display: flex; justify-content: space-between; align-items: baseline; gap: 1.5em; }
h3 { font-size: 1.06em; font-weight: 700; margin: 0; }
.dates { white-space: nowrap; font-variant-numeric: lining-nums tabular-nums; }
.where { display: flex; justify-content: space-between; gap: 1.5em; font-style: italic; color: #333; }
p { margin: 0; } p + p { margin-top: .35em; } .head p + p, .where + p { margin-top: .3em; }
article ul, section > ul:not(.skills) { margin: .3em 0 0; padding-left: 1.15em; }
article li { margin: .16em 0; padding-left: .2em; }
li::marker { color: #6b6b6b; }
.skills { list-style: none; margin: 0; padding: 0; }
.skills li:not(:last-child)::after { content: "•" / ""; margin: 0 .6em; color: #8a8a8a; font-size: .8em; }`;
}
