import { fileURLToPath } from 'node:url';
import { createCanvas } from '@napi-rs/canvas';
import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

const folder = fileURLToPath(new URL('../../../node_modules/pdfjs-dist/', import.meta.url));
const largestHeight = 4000;

/**
 * One page of a PDF as PNG; null when there is no such page. Only for the dedicated child process: the reader of
 * PDF text loads another pdf.js, and two of them in one process interfere with each other.
 */
export async function drawPage(
  pdf: Uint8Array,
  { page: number, width }: { page: number; width: number },
): Promise<Buffer | null> {
  const loading = getDocument({
    data: new Uint8Array(pdf),
    standardFontDataUrl: `${folder}standard_fonts/`,
    cMapUrl: `${folder}cmaps/`,
    wasmUrl: `${folder}wasm/`,
    disableFontFace: true,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const document = await loading.promise;
    if (number > document.numPages) return null;
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: width / page.getViewport({ scale: 1 }).width });
    const height = Math.min(largestHeight, Math.max(1, Math.round(viewport.height)));
    const canvas = createCanvas(width, height);
    const canvasContext = canvas.getContext('2d');
    canvasContext.fillStyle = '#ffffff';
    canvasContext.fillRect(0, 0, width, height);
    await page.render({ canvas: null, canvasContext: canvasContext as never, viewport }).promise;
    return await canvas.encode('png');
  } finally {
    await loading.destroy();
  }
}
