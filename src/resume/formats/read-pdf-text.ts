import { getDocumentProxy } from 'unpdf';
import type { TextItem, TextPage } from '#resume/text-page.ts';

const maxPages = 20;

/** Goes below unpdf's extractTextItems because the font's name tells bold from plain. */
export async function readPdfText(bytes: Uint8Array): Promise<TextPage[]> {
  const document = await getDocumentProxy(bytes.slice(), { verbosity: 0 });
  const pages: TextPage[] = [];
  for (let number = 1; number <= Math.min(document.numPages, maxPages); number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const height = page.view[3] ?? 0;
    pages.push({ page: number, items: items.flatMap((item) => ('str' in item ? toItem(item, height) : [])) });
  }
  return pages;
}

type PdfItem = { str: string; transform: number[]; width: number; fontName: string };

function toItem(item: PdfItem, pageHeight: number): TextItem[] {
  const [a = 0, b = 0, , , x = 0, y = 0] = item.transform;
  const isUpright = Math.abs(b) < Math.abs(a);
  const size = Math.hypot(a, b);
  if (item.str.trim() === '' || !isUpright || size < 1) return [];
  return [{ text: item.str, x, right: x + item.width, y: pageHeight - y, size, font: item.fontName }];
}
