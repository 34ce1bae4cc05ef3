import { describe, expect, it } from 'vitest';
import { docxLine, wrapDocx, writeDocx } from '#resume/fixtures/docx-fixture.ts';
import { textOf } from '#resume/fixtures/flow-text.ts';
import { readDocx } from './read-docx.ts';

const relation = (id: string, type: string, target: string) =>
  `<Relationship Id="${id}" Type="http://x/${type}" Target="${target}"/>`;
const relations = (...list: string[]) => ({
  name: 'word/_rels/document.xml.rels',
  data: `<Relationships>${list.join('')}</Relationships>`,
});

describe('a Word document', () => {
  it('gives its paragraphs with tabs and entities', () => {
    expect(textOf(readDocx(writeDocx(docxLine('R&D <Lead>\t2019'))))).toEqual(['R&D <Lead>\t2019']);
  });

  it('takes sizes and bold from styles that build on each other, and from the run', () => {
    const styles = wrapDocx(
      'styles',
      '<w:style w:styleId="base"><w:rPr><w:b/><w:sz w:val="28"/></w:rPr></w:style><w:style w:styleId="head"><w:basedOn w:val="base"/><w:rPr><w:i/></w:rPr></w:style>',
    );
    const body =
      docxLine('Name', '<w:pStyle w:val="head"/>') +
      docxLine('Small', '<w:pStyle w:val="head"/>', '<w:b w:val="0"/><w:sz w:val="18"/>');
    const blocks = readDocx(writeDocx(body, [{ name: 'word/styles.xml', data: styles }]));
    expect(blocks).toMatchObject([
      { runs: [{ size: 14, style: 'bi' }] },
      { runs: [{ size: 9, style: 'i' }] },
    ]);
  });

  it('marks numbered paragraphs as bullets, and their indent', () => {
    const numbered = '<w:numPr><w:numId w:val="1"/></w:numPr><w:ind w:left="720"/>';
    expect(readDocx(writeDocx(docxLine('Built', numbered)))).toMatchObject([{ bullet: true, indent: 36 }]);
  });

  it('reads a page footer with contact facts before the body, and no other', () => {
    const footer = (at: number, text: string) => ({
      name: `word/footer${at}.xml`,
      data: wrapDocx('ftr', docxLine(text)),
    });
    const file = writeDocx(docxLine('EXPERIENCE'), [
      relations(relation('r1', 'footer', 'footer1.xml'), relation('r2', 'footer', 'footer2.xml')),
      footer(1, 'lena@example.com'),
      footer(2, 'Page 1'),
    ]);
    expect(textOf(readDocx(file))).toEqual(['lena@example.com', 'EXPERIENCE']);
  });

  it('reads the page header before the body', () => {
    const header = { name: 'word/header1.xml', data: wrapDocx('hdr', docxLine('Lena Ortiz')) };
    const file = writeDocx(docxLine('EXPERIENCE'), [
      header,
      relations(relation('r1', 'header', 'header1.xml')),
    ]);
    expect(textOf(readDocx(file))).toEqual(['Lena Ortiz', 'EXPERIENCE']);
  });

  it('keeps rows and cells of tables, also inside content controls', () => {
    const cell = (text: string) => `<w:tc>${docxLine(text)}</w:tc>`;
    const table = `<w:tbl><w:tr>${cell('2019')}<w:sdt><w:sdtContent>${cell('Cook')}</w:sdtContent></w:sdt></w:tr></w:tbl>`;
    expect(textOf(readDocx(writeDocx(table)))).toEqual([[[['2019'], ['Cook']]]]);
  });

  it('puts a text box with headings behind the text, another where it is', () => {
    const box = (inner: string) =>
      `<w:p><w:r><w:pict><v:textbox><w:txbxContent>${inner}</w:txbxContent></v:textbox></w:pict></w:r></w:p>`;
    const sidebar = box(docxLine('SKILLS') + docxLine('Welding'));
    const file = writeDocx(box(docxLine('Lena Ortiz')) + sidebar + docxLine('EXPERIENCE'));
    expect(textOf(readDocx(file)).filter((text) => text !== '')).toEqual([
      'Lena Ortiz',
      'EXPERIENCE',
      'SKILLS',
      'Welding',
    ]);
  });

  it('knows what its text links to, in the new way and in the old', () => {
    const link = '<w:p><w:hyperlink r:id="r9"><w:r><w:t>LinkedIn</w:t></w:r></w:hyperlink></w:p>';
    const field =
      '<w:p><w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>HYPERLINK "https://x.example"</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r><w:r><w:t>Site</w:t></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r><w:r><w:t> after</w:t></w:r></w:p>';
    const target = relation('r9', 'hyperlink', 'https://www.linkedin.com/in/lena');
    const [first, second] = readDocx(writeDocx(link + field, [relations(target)]));
    expect(first).toMatchObject({ runs: [{ href: 'https://www.linkedin.com/in/lena' }] });
    expect(second).toMatchObject({
      runs: [
        { text: 'Site', href: 'https://x.example' },
        { text: ' after', href: undefined },
      ],
    });
  });

  it('leaves out deleted and hidden text', () => {
    const deleted =
      '<w:p><w:del><w:r><w:delText>old</w:delText></w:r></w:del><w:ins><w:r><w:t>new</w:t></w:r></w:ins></w:p>';
    expect(textOf(readDocx(writeDocx(deleted + docxLine('secret', '', '<w:vanish/>'))))).toEqual(['new', '']);
  });
});
