import { getDocumentProxy } from 'unpdf';
import type { TextItem, TextPage } from '#resume/lines/text-page.ts';

const maxPages = 20;

/** Bypasses unpdf's extractTextItems, because bold type is visible only in the font name, and links are needed. */
export async function readPdfText(bytes: Uint8Array): Promise<TextPage[]> {
  const document = await getDocumentProxy(bytes.slice(), { verbosity: 0 });
  const pages: TextPage[] = [];
  for (let number = 1; number <= Math.min(document.numPages, maxPages); number++) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    const [left = 0, bottom = 0, right = 0, height = 0] = page.view;
    const placed = items.flatMap((item) => ('str' in item ? toItem(item, height) : []));
    const links = (await page.getAnnotations()).flatMap((annotation) => toLink(annotation, height));
    pages.push({
      page: number,
      items: placed,
      links: attachLinks(placed, links),
      width: right - left,
      height: height - bottom,
    });
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

type Link = { href: string; x: number; right: number; top: number; bottom: number };

function toLink(annotation: { url?: unknown; rect?: unknown }, pageHeight: number): Link[] {
  const { url, rect } = annotation;
  if (typeof url !== 'string' || !Array.isArray(rect)) return [];
  const [x = 0, low = 0, right = 0, high = 0] = rect.map(Number);
  return [{ href: url, x, right, top: pageHeight - high, bottom: pageHeight - low }];
}

/** Attaches links to their texts and returns the links that are on images. */
function attachLinks(items: TextItem[], links: Link[]): string[] {
  return links
    .filter(({ href, x, right, top, bottom }) => {
      const covered = items.filter(
        (item) => item.y > top && item.y < bottom + 2 && item.x < right - 1 && item.right > x + 1,
      );
      for (const item of covered) item.href = href;
      return covered.length === 0;
    })
    .map(({ href }) => href);
}
