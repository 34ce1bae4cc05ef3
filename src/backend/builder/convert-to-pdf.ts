import type { z } from 'zod';
import type { SessionUser } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import type { ConvertToPdf } from '#contract/builder-print.ts';
import { resumeTypeMessage } from '#domain/document/resume-file-rules.ts';
import { Problem } from '#domain/problem.ts';
import { awaitConversion } from './await-conversion.ts';
import { deleteBlob } from './document-files.store.ts';
import { findDocument } from './documents.store.ts';
import { saveGivenFile } from './save-given-file.ts';
import type { Conversion } from './task-definitions.ts';

/** The bytes go to the person; nothing of this conversion stays with us. */
export async function convertToPdf(
  platform: Platform,
  user: SessionUser,
  { body, waitMs }: { body: z.output<typeof ConvertToPdf>; waitMs: number },
): Promise<Buffer> {
  let givenId: string | null = null;
  const conversion = await awaitConversion(platform, user.id, {
    timeoutMs: waitMs,
    begin: async (context) => {
      const { documentId, type, data } = body;
      if (!(await findDocument(context, user.id, documentId))) throw new Problem('not_found');
      if (data === '') return { documentId, fileBlobId: null, writes: [] };
      givenId = await saveGivenFile(context, { userId: user.id, type, base64: data });
      return { documentId, fileBlobId: givenId, writes: [] };
    },
  });
  const { pdfBlobId } = requireConverted(conversion);
  return inTransaction(platform, async (context) => {
    const file = await context.blobs.find(context.db, pdfBlobId, user.id);
    if (!file) throw new Problem('unavailable');
    const bytes = await context.blobs.read(file);
    for (const id of [pdfBlobId, givenId]) if (id !== null) await deleteBlob(context, user.id, id);
    return bytes;
  });
}

export function requireConverted(
  conversion: Conversion | null,
): Conversion & { outcome: 'converted'; pdfBlobId: string } {
  if (conversion?.outcome === 'unreadable')
    throw new Problem('unsupported_type', { uiSafeMessage: resumeTypeMessage });
  if (conversion?.outcome !== 'converted' || conversion.pdfBlobId === null)
    throw new Problem('unavailable', { retryAfterSeconds: 5 });
  return { ...conversion, outcome: 'converted', pdfBlobId: conversion.pdfBlobId };
}
