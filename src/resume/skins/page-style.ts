import type { UserDocument } from '#domain/document/model/user-document.ts';

export type PageStyle = {
  size: 'A4' | 'Letter';
  margins: { top: string; right: string; bottom: string; left: string };
  fontSize: number;
  fontFamily: string;
  lineHeight: number;
  paragraphSpace: number;
  color: string;
};

const faces: Record<string, string> = {
  'Times New Roman': "'Times New Roman', 'Liberation Serif', Times, serif",
  Georgia: "Georgia, 'DejaVu Serif', serif",
  Garamond: "Garamond, 'EB Garamond', 'Liberation Serif', serif",
  Arial: "Arial, 'Liberation Sans', Helvetica, sans-serif",
  Helvetica: "'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', sans-serif",
  Calibri: "Calibri, Carlito, 'Liberation Sans', sans-serif",
  Verdana: "Verdana, 'DejaVu Sans', sans-serif",
};
export const sansFamily = "'Helvetica Neue', Helvetica, Arial, 'Liberation Sans', sans-serif";
const defaultMargin = '0.7in';

/** The document's styles as values that are safe in CSS, with defaults for anything unknown. */
export function readPageStyle(document: UserDocument): PageStyle {
  const read = (code: string) => document.docStyles.find((style) => style.docStyleCD === code)?.value ?? '';
  const margin = (code: string) => readLength(read(code));
  const color = read('FONTCL');
  return {
    size: /^letter$/i.test(read('PGSIZE')) ? 'Letter' : 'A4',
    margins: {
      top: margin('MRGTOP'),
      right: margin('MRGRGT'),
      bottom: margin('MRGBOT'),
      left: margin('MRGLFT'),
    },
    fontSize: readNumber(read('FONTSZ'), { least: 8, most: 16, otherwise: 12 }),
    fontFamily: faces[read('FONTFC')] ?? faces['Times New Roman'] ?? 'serif',
    lineHeight: readNumber(read('LINSP'), { least: 1, most: 2, otherwise: 1.15 }),
    paragraphSpace: readNumber(read('PARSP'), { least: 0, most: 20, otherwise: 6 }),
    color: /^#[0-9a-f]{6}$/i.test(color) ? color : '#000000',
  };
}

function readLength(text: string): string {
  const match = /^(\d+(?:\.\d+)?)(in|cm|mm|pt)$/.exec(text);
  const inches = { in: 1, cm: 1 / 2.54, mm: 1 / 25.4, pt: 1 / 72 };
  if (!match) return defaultMargin;
  const size = Number(match[1]) * inches[match[2] as keyof typeof inches];
  return size <= 2 ? `${Math.round(size * 1000) / 1000}in` : defaultMargin;
}

function readNumber(text: string, range: { least: number; most: number; otherwise: number }): number {
  const value = Number.parseFloat(text);
  return Number.isFinite(value) ? Math.min(range.most, Math.max(range.least, value)) : range.otherwise;
}
