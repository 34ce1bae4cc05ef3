import { expect, it } from 'vitest';
import { textOf } from '#resume/fixtures/flow-text.ts';
import { readRtf } from './read-rtf.ts';

const read = (body: string) => readRtf(Buffer.from(`{\\rtf1\\ansi\\ansicpg1252 ${body}}`, 'latin1'));

it('letters beyond ASCII are read by code page and by number', () => {
  expect(textOf(read("Zo\\'eb \\u8212? caf\\'e9\\par"))).toEqual(['Zoë — café']);
  expect(textOf(read("{\\fonttbl{\\f1\\fcharset204 Arial;}}\\f1\\'cf\\'f0\\par"))).toEqual(['Пр']);
  expect(textOf(read("\\uc2\\u8211\\'96\\'96 x\\par"))).toEqual(['– x']);
});

it('groups that are not text are skipped, hidden text too', () => {
  const body =
    '{\\colortbl;\\red0;}{\\stylesheet{\\s1 Heading;}}{\\*\\generator Writer;}{\\pict 89504e47}{\\v secret}Lena\\par';
  expect(textOf(read(body))).toEqual(['Lena']);
});

it('list marks become bullets', () => {
  const [first, second] = read("{\\listtext\\'b7\\tab}Built\\par\\pard Plain\\par");
  expect(first).toMatchObject({ bullet: true, runs: [{ text: 'Built' }] });
  expect(second).toMatchObject({ bullet: false });
});

it('tables keep their cells', () => {
  const row =
    '\\trowd\\cellx1\\cellx2\\pard\\intbl 2019\\cell\\pard\\intbl Cook\\par\\pard\\intbl Diner\\cell\\row';
  expect(textOf(read(`${row}\\pard after\\par`))).toEqual([[[['2019'], ['Cook', 'Diner']]], 'after']);
});

it('bold, size, tabs and links are kept', () => {
  const link = '{\\field{\\*\\fldinst HYPERLINK "https://x.example"}{\\fldrslt Site}}';
  expect(read(`{\\b\\fs28 Cook}\\tab 2019 ${link} after\\par`)).toMatchObject([
    {
      runs: [
        { text: 'Cook', style: 'b 0', size: 14 },
        { text: '\t2019 ', size: 12 },
        { text: 'Site', href: 'https://x.example' },
        { text: ' after', href: undefined },
      ],
    },
  ]);
});

it('a backslash before the end of a line ends a paragraph', () => {
  expect(textOf(read('\\f0\\b Lena Ortiz\\\n\\b0 Cook\\\nTulsa, OK'))).toEqual([
    'Lena Ortiz',
    'Cook',
    'Tulsa, OK',
  ]);
});

it('a page footer comes last', () => {
  expect(textOf(read('{\\footer \\pard lena@example.com\\par}\\pard Lena\\par Cook\\par'))).toEqual([
    'Lena',
    'Cook',
    'lena@example.com',
  ]);
});
