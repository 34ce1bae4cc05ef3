import type { ResumeKind } from './detect-resume-kind.ts';
import { readPdfText } from './read-pdf-text.ts';
import { readTxtText } from './read-txt-text.ts';

/** A run of text where it stands on its page; y grows downwards and is the baseline. */
export type TextItem = { text: string; x: number; right: number; y: number; size: number; font: string };
export type TextPage = { page: number; items: TextItem[] };

export async function readText(bytes: Uint8Array, kind: ResumeKind): Promise<TextPage[]> {
  return kind === 'pdf' ? await readPdfText(bytes) : readTxtText(bytes);
}
