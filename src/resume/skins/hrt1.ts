import { escapeHtml } from '#domain/text/escape-html.ts';
import { type PageStyle, sansFamily } from './page-style.ts';
import type { ContentSection, Entry, ResumeContent } from './resume-content.ts';
import { wrap, writeBlocks, writeContactLine } from './write-content.ts';

/** The modern page: a large name over a colored rule, headings in their own column, skills as quiet labels. */
export const hrt1 = { writeBody, writeCss };

const accent = '#0f5c5c';

function writeBody({ name, contact, sections }: ResumeContent): string {
  const lines = contact.map((line) => `<li>${writeContactLine(line)}</li>`).join('');
  const words = name.split(' ');
  const last = words.length > 1 ? ` <b>${escapeHtml(words.at(-1) ?? '')}</b>` : '';
  const first = escapeHtml(words.length > 1 ? words.slice(0, -1).join(' ') : name);
  return `<header><h1>${first}${last}</h1><ul class="contact">${lines}</ul></header>${sections.map(writeSection).join('')}`;
}

function writeSection(section: ContentSection): string {
  return `<section><h2>${escapeHtml(section.heading)}</h2><div class="body">${writeInside(section)}</div></section>`;
}

function writeInside(section: ContentSection): string {
  switch (section.kind) {
    case 'text':
      return `<div class="lead">${writeBlocks(section.blocks)}</div>`;
    case 'entries':
      return section.entries.map(writeEntry).join('');
    case 'list':
      return `<ul class="skills">${section.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
  }
}

function writeEntry({ title, place, location, dates, blocks }: Entry): string {
  const heading = title || place;
  const where = [title === '' ? '' : place, location].filter(Boolean);
  return `<article><div class="head"><h3>${escapeHtml(heading)}</h3>${wrap('p', 'dates', dates)}</div>${
    where.length === 0
      ? ''
      : `<p class="where">${where.map((part) => `<span>${escapeHtml(part)}</span>`).join(', ')}</p>`
  }${writeBlocks(blocks)}</article>`;
}

function writeCss({ fontSize, lineHeight, paragraphSpace }: PageStyle): string {
  return `
body { font-family: ${sansFamily}; font-size: ${fontSize * 0.79}pt; line-height: ${lineHeight * 1.24}; color: #23282d; }
header { padding-bottom: 1.1em; margin-bottom: 1.9em; border-bottom: 2.5pt solid ${accent}; }
h1 { font-size: 3em; font-weight: 400; letter-spacing: -.015em; line-height: 1.05; margin: 0 0 .3em; color: #14191d; }
h1 b { font-weight: 700; color: ${accent}; }
.contact { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: .15em 1.9em; color: #4a545c; }
section { display: grid; grid-template-columns: 19% minmax(0, 1fr); column-gap: 5%; }
section + section { margin-top: 1.7em; }
h2 { font-size: .84em; font-weight: 700; letter-spacing: .05em; text-transform: uppercase; line-height: 1.3;
  margin: .22em 0 0; color: ${accent}; overflow-wrap: anywhere; }
.lead { font-size: 1.06em; color: #2f373d; }
article + article { margin-top: ${paragraphSpace * 2.2}pt; }
.head { display: flex; justify-content: space-between; align-items: baseline; gap: 1.5em; }
h3 { font-size: 1.14em; font-weight: 700; margin: 0; line-height: 1.3; color: #14191d; }
.dates { white-space: nowrap; font-size: .92em; color: #5a656d; font-variant-numeric: tabular-nums; }
.where { color: ${accent}; } .where span + span { color: #5a656d; }
p { margin: 0; } p + p { margin-top: .4em; } .head p + p { margin-top: 0; }
article ul, .lead ul { margin: .4em 0 0; padding-left: 1.1em; }
article li { margin: .26em 0; padding-left: .15em; }
li::marker { color: ${accent}; }
.skills { list-style: none; margin: 0; padding: 0; display: flex; flex-wrap: wrap; gap: .5em .55em; }
.skills li { border: .75pt solid #c7d6d5; border-radius: 99pt; padding: .1em .8em; background: #f3f8f7; }`;
}
