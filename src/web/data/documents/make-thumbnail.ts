import { convertAndUploadToBlob } from '#contract/documents/routes.ts';
import { docPreferenceTypes } from '#domain/document/model/document-codes.ts';
import { readDocumentFile } from '#domain/document/model/document-preferences.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { request } from '#web/data/request/request.ts';

/** Files are served by our own host: the image base path is this page's origin (D-008). */
export function fileAddress(url: string): string {
  return new URL(url, globalThis.location.origin).href;
}

/** The path of the document's thumbnail, made from the stored resume if there is none. Null without a resume. */
export async function makeThumbnail(
  userId: string,
  document: Pick<UserDocument, 'id' | 'preferences'>,
): Promise<string | null> {
  const known = readDocumentFile(document, 'thumbnail');
  if (known !== '') return known;
  const resume = readDocumentFile(document, 'resumeFile');
  if (resume === '') return null;
  const response = await fetch(fileAddress(resume), { credentials: 'include' });
  if (!response.ok)
    throw new Error(`The stored resume (${docPreferenceTypes.resumeFile}) could not be read.`);
  const type = response.headers.get('content-type') ?? '';
  const isPdf = type.startsWith('application/pdf');
  const [path] = await request(convertAndUploadToBlob, {
    params: { id: userId, docId: document.id },
    query: { uploadFileType: 'PDF' },
    // The server converts other formats to PDF.
    body: { fileBytes: isPdf ? toBase64(await response.arrayBuffer()) : '' },
  });
  return path ?? null;
}

function toBase64(bytes: ArrayBuffer): string {
  let text = '';
  for (const byte of new Uint8Array(bytes)) text += String.fromCharCode(byte);
  return btoa(text);
}
