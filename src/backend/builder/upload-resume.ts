import type { UserContext } from '#backend/platform/context.ts';
import { documentTypes } from '#domain/document/document-codes.ts';
import {
  type DocumentFile,
  readDocumentFile,
  writeDocumentFile,
} from '#domain/document/document-preferences.ts';
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
import { renderPageImage } from '#resume/render-page-image.ts';
import { orderConversion } from './await-conversion.ts';
import { lockDocument } from './document-files.store.ts';
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
  const thumbnailUrl = await drawThumbnail(context, { name, contentType, bytes });
  const files = { originalFile: url, resumeFile: url, thumbnail: thumbnailUrl ?? '' };
  const prepared = prepareDocument(pointAt(document, files), context.user.id);
  const save = document.id === ZERO_ID ? insertDocument : replaceDocument;
  const saved = await save(context, prepared, context.now());
  if (!saved) throw new Problem('conflict');
  if (contentType !== resumeContentTypes.pdf)
    await orderConversion(context, {
      userId: context.user.id,
      documentId: saved.id,
      fileBlobId: blob.id,
      writes: ['resumeFile', 'thumbnail'],
    });
  return { documentId: saved.id, originalDocumentUrl: url, thumbnailUrl, sha256: blob.sha256 };
}

/** A PDF is drawn at once; other files are printed by the worker first, and an event tells when that is done. */
async function drawThumbnail(
  context: UserContext,
  file: { name: string; contentType: string; bytes: Uint8Array },
): Promise<string | null> {
  const picture = file.contentType === resumeContentTypes.pdf ? await renderPageImage(file.bytes) : null;
  if (!picture) return null;
  const name = file.name.replace(/[^.]*$/, 'png');
  const image = { userId: context.user.id, name, contentType: 'image/png', bytes: picture };
  return fileUrl((await context.blobs.save(context.db, image)).id);
}

function pointAt(document: UserDocument, files: Record<DocumentFile, string>): UserDocument {
  const entries = Object.entries(files) as [DocumentFile, string][];
  return entries
    .filter(([file, url]) => url !== readDocumentFile(document, file))
    .reduce((pointed, [file, url]) => writeDocumentFile(pointed, file, url), document);
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
    await lockDocument(context, userId, documentId);
    const document = await findDocument(context, userId, documentId);
    if (!document) throw new Problem('not_found');
    return document;
  }
  const name = fileName.replace(/\.[^.]*$/, '').slice(0, maxNameLength);
  const existing = await findDocumentByType(context, userId, documentTypes.profile);
  return existing ?? emptyDocument({ userId, name });
}
