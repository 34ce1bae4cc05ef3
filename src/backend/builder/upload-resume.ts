import type { UserContext } from '#backend/platform/context.ts';
import { documentTypes } from '#domain/document/document-codes.ts';
import { writeDocumentFile } from '#domain/document/document-preferences.ts';
import { emptyDocument } from '#domain/document/empty-document.ts';
import {
  checkResumeFile,
  resumeContentTypes,
  resumeTooBigMessage,
  resumeTypeMessage,
} from '#domain/document/resume-file-rules.ts';
import { type UserDocument, ZERO_ID } from '#domain/document/user-document.ts';
import { Problem } from '#domain/problem.ts';
import { detectResumeKind } from '#resume/detect-resume-kind.ts';
import { findDocument, findDocumentByType, insertDocument, replaceDocument } from './documents.store.ts';
import { fileUrl } from './file-url.ts';
import { prepareDocument } from './prepare-document.ts';

const maxNameLength = 60;

export interface StoredResume {
  documentId: string;
  originalDocumentUrl: string;
  thumbnailUrl: string | null;
  sha256: string;
}

/** Stores the file and points the document at it; the first upload (zero id) creates the profile document. */
export async function uploadResume(
  context: UserContext,
  input: { documentId: string; uploadFileType: string; fileName: string; fileBytes: string },
): Promise<StoredResume> {
  const name = input.fileName.replace(/^.*[\\/]/, '').trim();
  const bytes = Buffer.from(input.fileBytes, 'base64');
  const contentType = checkFile({ name, bytes, uploadFileType: input.uploadFileType });
  const document = await findTarget(context, input.documentId, name);
  const blob = await context.blobs.save(context.db, { userId: context.user.id, name, contentType, bytes });
  const url = fileUrl(blob.id);
  const pointed = writeDocumentFile(writeDocumentFile(document, 'originalFile', url), 'resumeFile', url);
  const prepared = prepareDocument(pointed, context.user.id);
  const save = document.id === ZERO_ID ? insertDocument : replaceDocument;
  const saved = await save(context, prepared, context.now());
  if (!saved) throw new Problem('conflict');
  return { documentId: saved.id, originalDocumentUrl: url, thumbnailUrl: null, sha256: blob.sha256 };
}

/** The browser's rule again, then the content: a name proves nothing. */
function checkFile(file: { name: string; bytes: Uint8Array; uploadFileType: string }): string {
  const check = checkResumeFile({ name: file.name, size: file.bytes.length });
  if (!check.ok) {
    const code = check.message === resumeTooBigMessage ? 'too_large' : 'unsupported_type';
    throw new Problem(code, { uiSafeMessage: check.message });
  }
  const kind = detectResumeKind(file.bytes);
  const extension = file.name.replace(/^.*\./, '').toLowerCase();
  if (kind === 'unsupported' || kind !== extension || file.uploadFileType.toLowerCase() !== extension)
    throw new Problem('unsupported_type', { uiSafeMessage: resumeTypeMessage });
  return resumeContentTypes[kind];
}

async function findTarget(context: UserContext, documentId: string, fileName: string): Promise<UserDocument> {
  const userId = context.user.id;
  if (documentId !== ZERO_ID) {
    const document = await findDocument(context, userId, documentId);
    if (!document) throw new Problem('not_found');
    return document;
  }
  const name = fileName.replace(/\.[^.]*$/, '').slice(0, maxNameLength);
  const existing = await findDocumentByType(context, userId, documentTypes.profile);
  return existing ?? emptyDocument({ userId, name });
}
