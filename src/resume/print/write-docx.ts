import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  Packer,
  Paragraph,
  TabStopType,
  TextRun,
} from 'docx';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { type PageStyle, readPageStyle } from '#resume/skins/page-style.ts';
import { type ContactLine, type ContentSection, readResumeContent } from '#resume/skins/resume-content.ts';
import type { Block } from '#resume/skins/rich-text.ts';

const twipsPerInch = 1440;
const sheets = { A4: { width: 11_906, height: 16_838 }, Letter: { width: 12_240, height: 15_840 } };

/** The resume as an editable Word file with real headings and lists, after the classic page. */
export async function writeDocx(document: UserDocument): Promise<Buffer> {
  const content = readResumeContent(document);
  const style = readPageStyle(document);
  const sheet = sheets[style.size];
  const margin = readMargins(style);
  const right = sheet.width - margin.left - margin.right;
  const children = [
    new Paragraph({
      heading: HeadingLevel.TITLE,
      alignment: AlignmentType.CENTER,
      children: [new TextRun(content.name)],
    }),
    new Paragraph({
      alignment: AlignmentType.CENTER,
      spacing: { after: 120 },
      children: content.contact.flatMap((line, index) => [
        ...(index === 0 ? [] : [new TextRun('  ·  ')]),
        writeLine(line),
      ]),
    }),
    ...content.sections.flatMap((section) => writeSection(section, right)),
  ];
  return Packer.toBuffer(
    new Document({
      title: content.name,
      styles: writeStyles(style),
      sections: [{ properties: { page: { size: sheet, margin } }, children }],
    }),
  );
}

function readMargins({ margins }: PageStyle) {
  const toTwips = (length: string) => Math.round(Number.parseFloat(length) * twipsPerInch);
  const { top, right, bottom, left } = margins;
  return { top: toTwips(top), right: toTwips(right), bottom: toTwips(bottom), left: toTwips(left) };
}

function writeStyles({ fontFamily, fontSize, lineHeight, paragraphSpace }: PageStyle) {
  const font = (fontFamily.split(',')[0] ?? '').replaceAll("'", '');
  const size = Math.round(fontSize * 0.9 * 2);
  const heading = { color: '000000', bold: true, font };
  return {
    default: {
      document: { run: { font, size }, paragraph: { spacing: { line: Math.round(240 * lineHeight) } } },
      title: { run: { font, size: size * 2 + 6, color: '000000' }, paragraph: { spacing: { after: 80 } } },
      heading1: {
        run: { ...heading, size, allCaps: true, characterSpacing: 40 },
        paragraph: { spacing: { before: 240, after: 100 } },
      },
      heading2: {
        run: { ...heading, size: size + 1 },
        paragraph: { spacing: { before: Math.round(paragraphSpace * 20) } },
      },
    },
  };
}

function writeSection(section: ContentSection, right: number): Paragraph[] {
  const heading = new Paragraph({
    heading: HeadingLevel.HEADING_1,
    keepNext: true,
    border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: '1D1D1D', space: 2 } },
    children: [new TextRun(section.heading)],
  });
  switch (section.kind) {
    case 'text':
      return [heading, ...section.blocks.map(writeBlock)];
    case 'list':
      return [heading, new Paragraph({ children: [new TextRun(section.items.join('  •  '))] })];
    case 'entries':
      return [
        heading,
        ...section.entries.flatMap(({ title, place, location, dates, blocks }) => [
          writeRow({ left: title || place, right: dates, at: right, isHeading: true }),
          ...(title === '' && location === ''
            ? []
            : [writeRow({ left: title === '' ? '' : place, right: location, at: right })]),
          ...blocks.map(writeBlock),
        ]),
      ];
  }
}

function writeRow(row: { left: string; right: string; at: number; isHeading?: boolean }): Paragraph {
  const isHeading = row.isHeading ?? false;
  return new Paragraph({
    ...(isHeading ? { heading: HeadingLevel.HEADING_2 } : {}),
    keepNext: isHeading,
    tabStops: [{ type: TabStopType.RIGHT, position: row.at }],
    children: [
      new TextRun({ text: row.left, italics: !isHeading }),
      ...(row.right === ''
        ? []
        : [
            new TextRun({
              text: `\t${row.right}`,
              italics: !isHeading,
              ...(isHeading ? { bold: false } : {}),
            }),
          ]),
    ],
  });
}

function writeBlock({ kind, runs }: Block): Paragraph {
  return new Paragraph({
    ...(kind === 'item' ? { bullet: { level: 0 } } : {}),
    children: runs.map(({ text, bold, italic }) => new TextRun({ text, bold, italics: italic })),
  });
}

function writeLine({ text, href }: ContactLine): TextRun | ExternalHyperlink {
  return href ? new ExternalHyperlink({ link: href, children: [new TextRun(text)] }) : new TextRun(text);
}
