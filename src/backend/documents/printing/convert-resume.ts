import { writeDocumentFiles } from '#backend/documents/record/document-files.store.ts';
import { findDocument } from '#backend/documents/record/documents.store.ts';
import { fileUrl } from '#backend/documents/record/file-url.ts';
import { findReading } from '#backend/documents/record/resume-readings.store.ts';
import {
  type Conversion,
  type ConversionOrder,
  documentChanged,
} from '#backend/documents/record/task-definitions.ts';
import type { Context } from '#backend/platform/context.ts';
import type { BlobRecord } from '#backend/platform/files/blobs.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { documentTypes, uploadSkin } from '#domain/document/model/document-codes.ts';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { documentTexts } from '#domain/messages/documents.ts';
import { toUserDocument } from '#resume/build-document.ts';
import { detectResumeKind } from '#resume/formats/detect-resume-kind.ts';
import { renderPageImage } from '#resume/print/render-page-image.ts';
import { readResumeInChild } from '#resume/read-resume-in-child.ts';
import { renderSkin, type Skin, skins } from '#resume/skins/render-skin.ts';
import { listFurtherSections } from '#resume/skins/resume-content.ts';
import { givenFileMs } from './save-given-file.ts';

type Print = (html: string) => Promise<Buffer>;
type Pdf = { bytes: Buffer; blobId: string | null };

/** Creates the PDF and its thumbnail. It prints between two transactions, so that none stays open in the meantime. */
export async function convertResume(platform: Platform, print: Print, order: ConversionOrder): Promise<void> {
  const source = await inTransaction(platform, (context) => readSource(context, order), { readOnly: true });
  const document = source?.document;
  const pdf = source && (await makePdf(platform, source, print));
  if (!document || !pdf) {
    await inTransaction(platform, (context) => endConversion(context, order, 'unreadable'));
    return;
  }
  const picture = order.writes.includes('thumbnail') ? await renderPageImage(pdf.bytes, order) : null;
  await inTransaction(platform, async (context) => {
    const { userId, documentId, fileBlobId, writes } = order;
    const makesResume = writes.includes('resumeFile');
    const save = async (extension: string, contentType: string, bytes: Uint8Array, isKept: boolean) => {
      const name = `${document.name || documentTexts.resume}.${extension}`;
      const expiresAt = isKept ? {} : { expiresAt: new Date(context.now().getTime() + givenFileMs) };
      return (await context.blobs.save(context.db, { userId, name, contentType, bytes, ...expiresAt })).id;
    };
    const pdfBlobId = pdf.blobId ?? (await save('pdf', 'application/pdf', pdf.bytes, makesResume));
    const thumbnailUrl = picture && fileUrl(await save('png', 'image/png', picture, true));
    const target = { userId, documentId, ...(makesResume && fileBlobId ? { of: fileUrl(fileBlobId) } : {}) };
    await writeDocumentFiles(context, target, {
      ...(makesResume ? { resumeFile: fileUrl(pdfBlobId) } : {}),
      ...(thumbnailUrl ? { thumbnail: thumbnailUrl } : {}),
    });
    await endConversion(context, order, 'converted', { pdfBlobId, thumbnailUrl });
  });
}

/** Publishes how the conversion ended. */
export function endConversion(
  context: Context,
  { orderId, documentId, userId }: ConversionOrder,
  outcome: Conversion['outcome'],
  made: Pick<Conversion, 'pdfBlobId' | 'thumbnailUrl'> = { pdfBlobId: null, thumbnailUrl: null },
): Promise<void> {
  const data: Conversion = { orderId, documentId, outcome, ...made };
  return context.publish(userId, { type: documentChanged, data });
}

type Source = { document: UserDocument; file: (Pick<BlobRecord, 'userId' | 'sha256'> & Pdf) | null };

async function readSource(context: Context, order: ConversionOrder): Promise<Source | null> {
  const { userId, documentId, fileBlobId } = order;
  const document = await findDocument(context, userId, documentId);
  if (!document) return null;
  if (fileBlobId === null) return { document, file: null };
  const blob = await context.blobs.find(context.db, fileBlobId, userId);
  if (!blob) return null;
  return { document, file: { ...blob, blobId: blob.id, bytes: await context.blobs.read(blob) } };
}

/** Uses a PDF as it is and prints any other file from the text we could read. */
async function makePdf(
  { database }: Platform,
  { document, file }: Source,
  print: Print,
): Promise<Pdf | null> {
  if (!file) return { bytes: await print(renderSkin(skinOf(document), document)), blobId: null };
  const kind = detectResumeKind(file.bytes);
  if (kind === 'pdf') return file;
  const kept = await findReading(database.kysely, file);
  const reading = kept ?? (kind === 'unsupported' ? null : await readResumeInChild(file.bytes, kind));
  if (reading?.outcome !== 'read') return null;
  const read = toUserDocument(reading.resume, { userId: document.userId, name: document.name });
  return {
    bytes: await print(renderSkin(uploadSkin, read, listFurtherSections(reading.resume))),
    blobId: null,
  };
}

/** The profile always prints in its own template, whatever template the document names. */
export function skinOf(document: UserDocument): Skin {
  if (document.documentTypeCD === documentTypes.profile) return uploadSkin;
  return skins.find((skin) => skin === document.skinCD) ?? uploadSkin;
}
