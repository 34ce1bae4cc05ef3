import { orderConversion } from '#backend/documents/printing/await-conversion.ts';
import { prepareDocument } from '#backend/documents/record/clean-document.ts';
import { deleteUnusedFiles, lockDocument } from '#backend/documents/record/document-files.store.ts';
import {
  findDocument,
  findDocumentByType,
  insertDocument,
  listDocumentsByType,
  replaceDocument,
} from '#backend/documents/record/documents.store.ts';
import { requireRoom } from '#backend/documents/record/file-quota.ts';
import { fileUrl, listDocumentFiles } from '#backend/documents/record/file-url.ts';
import { keepReading, type ReadResume } from '#backend/documents/record/resume-readings.store.ts';
import type { UserContext } from '#backend/platform/context.ts';
import type { Db } from '#backend/platform/db/db.ts';
import { documentTypes } from '#domain/document/model/document-codes.ts';
import {
  type DocumentFile,
  readDocumentFile,
  writeDocumentFile,
} from '#domain/document/model/document-preferences.ts';
import { emptyDocument } from '#domain/document/model/empty-document.ts';
import { type UserDocument, ZERO_ID } from '#domain/document/model/user-document.ts';
import { typeOf } from '#domain/document/profile/parse-request.ts';
import {
  checkResumeFile,
  findResumeKind,
  mayHold,
  resumeContentTypes,
} from '#domain/document/profile/resume-file-rules.ts';
import { documentErrors } from '#domain/messages/documents.ts';
import { resumeFileErrors } from '#domain/messages/profile.ts';
import { Problem, type ProblemCode } from '#domain/problem.ts';
import { detectResumeKind } from '#resume/formats/detect-resume-kind.ts';
import { renderPageImage } from '#resume/print/render-page-image.ts';
import { readGivenResume } from './read-given-resume.ts';

const maxNameLength = 60;
const maxFurtherResumes = 20;

export interface StoredResume {
  documentId: string;
  originalDocumentUrl: string;
  thumbnailUrl: string | null;
  sha256: string;
}

export interface CheckedResume {
  name: string;
  bytes: Buffer;
  contentType: string;
  /** A PDF is rendered at once; the worker prints other files first and publishes an event when that is done. */
  picture: Buffer | null;
  reading: ReadResume;
}

export interface GivenResume {
  fileName: string;
  bytes: Buffer;
  /** Defaults to the extension of the name. */
  uploadFileType?: string;
}

/** Reads the file before any transaction, because that is slow. Refuses a file that is too large or unreadable. */
export async function checkResume(
  db: Db,
  userId: string,
  { fileName, bytes, uploadFileType = typeOf(fileName) }: GivenResume,
): Promise<CheckedResume> {
  const name = fileName.replace(/^.*[\\/]/, '').trim();
  const contentType = checkFile({ name, bytes, uploadFileType });
  const isPdf = contentType === resumeContentTypes.pdf;
  const [picture, reading] = await Promise.all([
    isPdf ? renderPageImage(bytes) : null,
    readGivenResume(db, userId, bytes),
  ]);
  return { name, bytes, contentType, picture, reading };
}

/** Stores the file and points the document at it; creates the document for the zero id. Refuses files over the quota. */
export async function uploadResume(
  context: UserContext,
  input: { documentId: string; documentType: string; resume: CheckedResume },
): Promise<StoredResume> {
  const { name, bytes, contentType, picture, reading } = input.resume;
  const userId = context.user.id;
  const document = await findTarget(context, input);
  const replaced = listDocumentFiles(document);
  await requireRoom(context, { userId, bytes: bytes.length, replaces: replaced });
  const blob = await context.blobs.save(context.db, { userId, name, contentType, bytes });
  await keepReading(context.db, blob, reading);
  const url = fileUrl(blob.id);
  const image = { userId, name: name.replace(/[^.]*$/, 'png'), contentType: 'image/png' };
  const thumbnailUrl =
    picture && fileUrl((await context.blobs.save(context.db, { ...image, bytes: picture })).id);
  const files = { originalFile: url, resumeFile: url, thumbnail: thumbnailUrl ?? '' };
  const prepared = prepareDocument(pointAt({ ...document, name: nameOf(name) }, files), userId);
  const save = document.id === ZERO_ID ? insertDocument : replaceDocument;
  const saved = await save(context, prepared, context.now());
  if (!saved) throw new Problem('conflict');
  await deleteUnusedFiles(context, userId, replaced);
  if (contentType !== resumeContentTypes.pdf)
    await orderConversion(context, {
      userId,
      documentId: saved.id,
      fileBlobId: blob.id,
      writes: ['resumeFile', 'thumbnail'],
    });
  return { documentId: saved.id, originalDocumentUrl: url, thumbnailUrl, sha256: blob.sha256 };
}

function nameOf(fileName: string): string {
  return fileName.replace(/\.[^.]*$/, '').slice(0, maxNameLength);
}

function pointAt(document: UserDocument, files: Record<DocumentFile, string>): UserDocument {
  const entries = Object.entries(files) as [DocumentFile, string][];
  return entries
    .filter(([file, url]) => url !== readDocumentFile(document, file))
    .reduce((pointed, [file, url]) => writeDocumentFile(pointed, file, url), document);
}

const refusals: Record<string, ProblemCode> = {
  [resumeFileErrors.tooBig]: 'too_large',
  [resumeFileErrors.empty]: 'invalid_request',
};

/** Repeats the check of the browser, then checks the content, because a name proves nothing. */
export function checkFile(file: { name: string; bytes: Uint8Array; uploadFileType: string }): string {
  const check = checkResumeFile({ name: file.name, size: file.bytes.length });
  if (!check.ok) {
    throw new Problem(refusals[check.message] ?? 'unsupported_type', { uiSafeMessage: check.message });
  }
  const kind = detectResumeKind(file.bytes);
  const isOfType = findResumeKind(`.${file.uploadFileType}`) === findResumeKind(file.name);
  if (kind === 'unsupported' || !mayHold(file.name, kind) || !isOfType)
    throw new Problem('unsupported_type', { uiSafeMessage: resumeFileErrors.type });
  return resumeContentTypes[kind];
}

async function findTarget(
  context: UserContext,
  { documentId, documentType }: { documentId: string; documentType: string },
): Promise<UserDocument> {
  const userId = context.user.id;
  if (documentId !== ZERO_ID) {
    await lockDocument(context, userId, documentId);
    const document = await findDocument(context, userId, documentId);
    if (!document) throw new Problem('not_found');
    return document;
  }
  const empty = emptyDocument({ userId, name: '' });
  if (documentType === documentTypes.profile)
    return (await findDocumentByType(context, userId, documentTypes.profile)) ?? empty;
  const type = documentTypes.furtherResume;
  const kept = await listDocumentsByType(context.db, { userId, type, page: 1, size: 1 });
  if (kept.total >= maxFurtherResumes)
    throw new Problem('conflict', {
      uiSafeMessage: documentErrors.tooManyResumes(maxFurtherResumes),
    });
  return { ...empty, documentTypeCD: type, sections: [] };
}
