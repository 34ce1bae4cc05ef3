import type { TextPage } from '#resume/lines/text-page.ts';
import type { ResumeKind } from './detect-resume-kind.ts';
import { layOutFlow } from './lay-out-flow.ts';

/** Each reader is loaded when the first file of its kind arrives. */
export async function readText(bytes: Uint8Array, kind: ResumeKind): Promise<TextPage[]> {
  switch (kind) {
    case 'pdf':
      return await (await import('./read-pdf-text.ts')).readPdfText(bytes);
    case 'txt':
      return (await import('./read-txt-text.ts')).readTxtText(bytes);
    case 'html':
      return layOutFlow((await import('./read-html.ts')).readHtml(bytes));
    case 'rtf':
      return layOutFlow((await import('./read-rtf.ts')).readRtf(bytes));
    case 'docx':
      return layOutFlow((await import('./read-docx.ts')).readDocx(bytes));
    case 'doc':
      return layOutFlow(await (await import('./read-doc.ts')).readDoc(bytes));
  }
}
