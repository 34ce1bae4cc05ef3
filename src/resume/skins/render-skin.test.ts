import { describe, expect, it } from 'vitest';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { writeLanguages, writeSummary } from '#domain/document/sections/about.ts';
import { writeContact } from '#domain/document/sections/contact.ts';
import { writeEducation } from '#domain/document/sections/education.ts';
import { writeExperience } from '#domain/document/sections/experience.ts';
import { writeFurtherSections } from '#domain/document/sections/further-sections.ts';
import { writeSkills } from '#domain/document/sections/skills.ts';
import { readPageStyle } from './page-style.ts';
import { renderSkin, skins } from './render-skin.ts';
import { listFurtherSections } from './resume-content.ts';
import { readRichText } from './rich-text.ts';

const attack = '<img src=x onerror=alert(1)>"\'</style><script>alert(1)</script>';

function sampleDocument(change: (text: string) => string = (text) => text): UserDocument {
  const contact = {
    firstName: change('Maya'),
    lastName: change('Ellison'),
    email: change('maya@example.com'),
    phone: change('(555) 555-0199'),
    street: '',
    city: change('Austin'),
    state: 'TX',
    zip: '78701',
    linkedIn: change('https://www.linkedin.com/in/maya/'),
  };
  const job = {
    title: change('Operations Analyst'),
    company: change('Riverbend Supply'),
    location: change('Austin, TX'),
    start: '2021-03',
    end: '',
    current: true,
    description: change('<p>Supply team of <b>nine</b></p><ul><li>Built reports &amp; dashboards</li></ul>'),
  };
  const school = {
    school: change('State University'),
    location: change('Austin'),
    degree: change('BSc'),
    field: change('Statistics'),
    graduationYear: '2019',
    status: 'Graduated' as const,
  };
  const base = emptyDocument({ userId: 'u', name: 'r' });
  const named = writeSummary(writeContact(base, contact), change('Analyst of supply.'));
  return writeSkills(writeEducation(writeExperience(named, [job]), [school]), [
    change('SQL'),
    change('Excel'),
  ]);
}

describe.each(skins)('skin %s', (skin) => {
  it("prints the document's content under real headings and lists", () => {
    const html = renderSkin(skin, sampleDocument());
    expect(html.replace(/<style>.*<\/style>/s, '')).toContain('<title>Maya Ellison – Resume</title>');
    const text = html.replace(/<style>.*<\/style>/s, '').replace(/<[^>]+>/g, ' ');
    for (const part of [
      'Austin, TX 78701',
      'Mar 2021 – Present',
      'BSc, Statistics',
      'Built reports &amp; dashboards',
    ])
      expect(text).toContain(part);
    expect(html).toMatch(/<h2>Experience<\/h2>.*<h3>Operations Analyst<\/h3>.*<ul><li>Built reports/s);
    expect(html).toContain('<strong>nine</strong>');
    expect(html).toContain('href="https://linkedin.com/in/maya"');
  });

  it('escapes everything in a resume and contains no scripts or external resources', () => {
    const document = sampleDocument((text) => `${text}${attack}`);
    const hostile = {
      ...document,
      docStyles: ['PGSIZE', 'FONTFC', 'FONTCL', 'MRGTOP', 'FONTSZ', 'LINSP'].map((docStyleCD) => ({
        docStyleCD,
        value: 'red}</style><script>alert(1)</script>',
      })),
    };
    const html = renderSkin(skin, hostile);
    expect(html).not.toMatch(/<(script|img|link|iframe|object)\b/i);
    expect(html.match(/<\/style>/g)).toHaveLength(1);
    const tags =
      html
        .match(/<[^>]*>/g)
        ?.join('')
        .replace(/"[^"]*"/g, '') ?? '';
    expect(tags).not.toMatch(/src=|onerror/i);
    expect(/<style>(.*)<\/style>/s.exec(html)?.[1]).not.toMatch(/url\(|@import|alert/);
  });

  it('prints languages, and other sections under the headings they came with', () => {
    const document = writeFurtherSections(writeLanguages(sampleDocument(), ['Spanish']), [
      { code: 'CERT', heading: 'Licenses & Training', items: ['CPR <2024>', 'Forklift'] },
      { code: 'OTHR', heading: 'Awards', items: ['Employee of the year'] },
    ]);
    const html = renderSkin(skin, document, listFurtherSections({ links: ['maya.example.com'] }));
    expect(html).toMatch(/<h2>Languages<\/h2>.*Spanish/s);
    expect(html).toMatch(
      /<h2>Licenses &amp; Training<\/h2>.*CPR &lt;2024&gt;.*Forklift.*<h2>Awards<\/h2>.*Employee.*<h2>Links<\/h2>.*maya/s,
    );
  });

  it('leaves out hidden and empty sections', () => {
    const document = sampleDocument();
    const hidden = {
      ...document,
      sections: document.sections.map((section) =>
        section.sectionTypeCD === 'SUMM'
          ? { ...section, preferences: [{ sectionPreferenceTypeCD: 'HIDE', value: 'true' }] }
          : section,
      ),
    };
    expect(renderSkin(skin, hidden)).not.toContain('Analyst of supply');
    expect(renderSkin(skin, emptyDocument({ userId: 'u', name: 'r' }))).not.toContain('<h2>');
  });

  it('takes the paper and the margins from the document', () => {
    const document = sampleDocument();
    const styles = { PGSIZE: 'Letter', MRGTOP: '1in' } as Record<string, string>;
    const docStyles = document.docStyles.map((one) => ({
      ...one,
      value: styles[one.docStyleCD] ?? one.value,
    }));
    expect(renderSkin(skin, document)).toContain('@page { size: A4; margin: 0.7in');
    expect(renderSkin(skin, { ...document, docStyles })).toContain('@page { size: Letter; margin: 1in 0.7in');
  });
});

it('an unknown style falls back to a plain page', () => {
  const document = { ...sampleDocument(), docStyles: [{ docStyleCD: 'MRGTOP', value: '900in' }] };
  expect(readPageStyle(document)).toMatchObject({ size: 'A4', margins: { top: '0.7in' }, fontSize: 12 });
});

it('rich text is read as paragraphs and items with their emphasis', () => {
  expect(readRichText('<p>A <b>bold</b> word</p><ul><li>One</li><li><i>Two</i></li></ul>')).toEqual([
    {
      kind: 'paragraph',
      runs: [
        { text: 'A ', bold: false, italic: false },
        { text: 'bold', bold: true, italic: false },
        { text: ' word', bold: false, italic: false },
      ],
    },
    { kind: 'item', runs: [{ text: 'One', bold: false, italic: false }] },
    { kind: 'item', runs: [{ text: 'Two', bold: false, italic: true }] },
  ]);
});
