import type { ResumeKind } from './detect-resume-kind.ts';
import { readPdfText } from './read-pdf-text.ts';
import { readTxtText } from './read-txt-text.ts';
import type { TextPage } from './text-page.ts';

export async function readText(bytes: Uint8Array, kind: ResumeKind): Promise<TextPage[]> {
  return kind === 'pdf' ? await readPdfText(bytes) : readTxtText(bytes);
}
