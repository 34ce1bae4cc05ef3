import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { renderPageImage } from './render-page-image.ts';

/** Width and height are at fixed offsets in a PNG. */
const sizeOf = (png: Buffer | null) => [png?.readUInt32BE(16), png?.readUInt32BE(20)];

/** One A4 page with a line of text in a font that isn't embedded. */
function writePdf(): Buffer {
  const content = 'BT /F1 24 Tf 72 700 Td (Maya Ellison) Tj ET';
  return Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>endobj
4 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
5 0 obj<</Length ${content.length}>>stream
${content}
endstream endobj
trailer<</Root 1 0 R>>`);
}

it('a page becomes a picture of the requested width in the shape of the paper', async () => {
  const png = await renderPageImage(writePdf());
  expect(png?.subarray(1, 4).toString()).toBe('PNG');
  expect(sizeOf(png)).toEqual([560, 792]);
  expect(sizeOf(await renderPageImage(writePdf(), { width: 200 }))).toEqual([200, 283]);
});

it("the picture shows the text, even in a font that isn't embedded", async () => {
  const empty = Buffer.from(writePdf().toString().replace('(Maya Ellison)', '(            )'));
  expect((await renderPageImage(writePdf()))?.equals((await renderPageImage(empty)) ?? Buffer.alloc(0))).toBe(
    false,
  );
});

it("a file that isn't a PDF, or a page that doesn't exist, produces no picture", async () => {
  expect(await renderPageImage(await readFile(import.meta.filename))).toBeNull();
  expect(await renderPageImage(writePdf(), { page: 2 })).toBeNull();
});
