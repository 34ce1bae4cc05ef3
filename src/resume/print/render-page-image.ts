import { fileURLToPath } from 'node:url';
import { createChildPool } from '#limited/child-pool.ts';
import { defaultLimits } from '#limited/limited-child.ts';

const entry = fileURLToPath(new URL('../child/draw-page-entry.ts', import.meta.url));

export const pagePainters = createChildPool(entry, {
  ...defaultLimits,
  maxOutputBytes: 16 * 1024 * 1024,
  usesAddons: true,
});
export const thumbnailWidth = 560;

/** Renders a page of any PDF as PNG in a limited child; null when that fails. */
export async function renderPageImage(
  pdf: Uint8Array,
  { page = 1, width = thumbnailWidth }: { page?: number; width?: number | undefined } = {},
): Promise<Buffer | null> {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(page, 0);
  head.writeUInt16LE(width, 2);
  const answer = await pagePainters.ask(Buffer.concat([head, pdf]));
  return answer.ok && answer.output.length > 0 ? answer.output : null;
}
