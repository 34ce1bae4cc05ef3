import { readDocumentFile } from '#domain/document/model/document-preferences.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { typeOf } from '#domain/document/profile/parse-request.ts';
import { useOriginal } from '#web/data/documents/resume-calls.ts';

/** "PDF, 1 page. Uploaded October 28, 2026"; empty while it is not known. */
export function useFileFacts(document: UserDocument): string {
  const hasFile = readDocumentFile(document, 'originalFile') !== '';
  const { data } = useOriginal(hasFile ? document.id : null);
  if (!data) return '';
  const day = new Date(data.uploadedAt).toLocaleDateString('en-US', { dateStyle: 'long' });
  const count = data.pages.length;
  return `${typeOf(data.fileName)}, ${count} ${count === 1 ? 'page' : 'pages'}. Uploaded ${day}`;
}
