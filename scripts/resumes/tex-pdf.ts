// A PDF as TeX writes it: no space characters, kerned by numbers, with ligatures, each word positioned on its
// own.
const roman =
  '250 333 408 500 500 833 778 180 333 333 500 564 250 333 250 278 500 500 500 500 500 500 500 500 500 500 278 278 564 564 564 444 921 722 667 667 722 611 556 722 722 333 389 722 611 889 722 722 556 722 667 556 611 722 722 944 722 722 611 333 278 333 469 500 333 444 500 444 500 444 333 500 500 278 278 500 278 778 500 500 500 500 333 389 278 500 500 722 500 500 444 480 200 480 541';
const bold =
  '250 333 555 500 500 1000 833 278 333 333 500 570 250 333 250 278 500 500 500 500 500 500 500 500 500 500 333 333 570 570 570 500 930 722 667 722 722 667 611 778 778 389 500 778 667 944 722 778 611 778 722 556 667 722 722 1000 722 722 667 333 278 333 581 500 333 500 556 444 556 444 333 500 556 278 333 556 278 833 556 500 556 556 444 389 333 556 500 722 500 500 444 394 220 394 520';

type Font = 'plain' | 'bold' | 'italic';
export type TexText = { text: string; x: number; y: number; size?: number; font?: Font; right?: boolean };

/** Codes 1 to 8 are glyphs that plain text has no byte for. */
const special: [string, string, number][] = [
  ['fi', 'fi', 556],
  ['fl', 'fl', 556],
  ['•', 'bullet', 350],
  ['–', 'endash', 500],
  ['—', 'emdash', 1000],
  ['’', 'quoteright', 333],
  ['\uf095', 'phone', 600],
  ['\uf0e0', 'envelope', 600],
];
const widths = {
  plain: roman.split(' ').map(Number),
  italic: roman.split(' ').map(Number),
  bold: bold.split(' ').map(Number),
};
const bases = { plain: 'Times-Roman', bold: 'Times-Bold', italic: 'Times-Italic' };
const fonts = ['plain', 'bold', 'italic'] as const;

function encode(text: string): number[] {
  const codes: number[] = [];
  for (let at = 0; at < text.length; ) {
    const found = special.findIndex(([letters]) => text.startsWith(letters, at));
    codes.push(found >= 0 ? found + 1 : text.charCodeAt(at));
    at += found >= 0 ? (special[found]?.[0].length ?? 1) : 1;
  }
  return codes;
}

function widthOf(code: number, font: Font): number {
  return code <= special.length ? (special[code - 1]?.[2] ?? 500) : (widths[font][code - 32] ?? 500);
}

export function measure(text: string, size = 10, font: Font = 'plain'): number {
  return (encode(text).reduce((sum, code) => sum + widthOf(code, font), 0) * size) / 1000;
}

/** Lines no wider than `width`. */
export function breakLines(text: string, width: number, size = 10): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`, size) <= width)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function draw({ text, x, y, size = 10, font = 'plain', right }: TexText): string {
  const start = right ? x - measure(text, size, font) : x;
  const words = text.split(' ').map((word) => {
    const hex = encode(word).map((code) => `<${code.toString(16).padStart(2, '0')}>`);
    // Kerning of a few thousandths between letters, as TeX writes after capitals.
    return hex.map((one, at) => (at === 1 ? `${at % 2 ? 25 : 0} ${one}` : one)).join('');
  });
  return `BT /F${fonts.indexOf(font) + 1} ${size} Tf 1 0 0 1 ${start.toFixed(3)} ${(792 - y).toFixed(3)} Tm [${words.join(' -250 ')}] TJ ET`;
}

export function writeTexPdf(pages: TexText[][]): Uint8Array {
  const differences = special.map(([, glyph], at) => `${at + 1} /${glyph}`).join(' ');
  const list = (font: Font) =>
    [...special.map(([, , width]) => width), ...Array.from({ length: 23 }, () => 0), ...widths[font]].join(
      ' ',
    );
  const maps = unicodeMap();
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${7 + at * 2} 0 R`).join(' ')}] >>`,
    ...fonts.map(
      (font) =>
        `<< /Type /Font /Subtype /Type1 /BaseFont /${bases[font]} /FirstChar 1 /LastChar 126 /Widths [${list(font)}] /ToUnicode 6 0 R /Encoding << /Type /Encoding /BaseEncoding /WinAnsiEncoding /Differences [${differences}] >> >>`,
    ),
    `<< /Length ${maps.length} >>\nstream\n${maps}\nendstream`,
    ...pages.flatMap((texts, at) => {
      const content = texts.map(draw).join('\n');
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${8 + at * 2} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R /F3 5 0 R >> >> >>`,
        `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      ];
    }),
  ];
  let file = '%PDF-1.5\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const start = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Uint8Array.from(file, (letter) => letter.charCodeAt(0));
}

/** What each code means; ligatures are single characters, as in files of older TeX. */
function unicodeMap(): string {
  const units = ['FB01', 'FB02', '2022', '2013', '2014', '2019', 'F095', 'F0E0'];
  const singles = units.map((unit, at) => `<${(at + 1).toString(16).padStart(2, '0')}> <${unit}>`).join('\n');
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapType 2 def 1 begincodespacerange <00> <FF> endcodespacerange ${units.length} beginbfchar\n${singles}\nendbfchar 1 beginbfrange <20> <7E> <0020> endbfrange endcmap end end`;
}
