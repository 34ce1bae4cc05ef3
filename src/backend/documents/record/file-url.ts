import { z } from 'zod';
import { docPreferenceTypes } from '#domain/document/model/document-codes.ts';
import { type DocumentFile, readDocumentFile } from '#domain/document/model/document-preferences.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';

const prefix = '/eb/api/v1/files/';

/** The URL of a person's stored file; documents keep it in their preferences. */
export function fileUrl(blobId: string): string {
  return `${prefix}${blobId}`;
}

export function blobIdOf(url: string): string | null {
  return url.startsWith(prefix) ? url.slice(prefix.length) : null;
}

/** The ids of the files that a document points at, without duplicates. */
export function listDocumentFiles(document: Pick<UserDocument, 'preferences'>): string[] {
  const kinds = Object.keys(docPreferenceTypes) as DocumentFile[];
  const ids = kinds.flatMap((kind) => blobIdOf(readDocumentFile(document, kind)) ?? []);
  return [...new Set(ids)].filter((id) => z.uuid().safeParse(id).success);
}
