import type { z } from 'zod';
import { findDocument } from '#backend/documents/record/documents.store.ts';
import type { Conversion } from '#backend/documents/record/task-definitions.ts';
import type { Context, SessionUser } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import type { ConvertToPdf } from '#contract/documents/builder-print.ts';
import { resumeFileErrors } from '#domain/messages/profile.ts';
import { Problem } from '#domain/problem.ts';
import { awaitConversion } from './await-conversion.ts';
import { removeFiles, saveGivenFile } from './save-given-file.ts';

/** Converts a document or a given file to PDF and returns the bytes. Refuses unreadable files. Stores nothing afterward. */
export async function convertToPdf(
  platform: Platform,
  user: SessionUser,
  { body, waitMs }: { body: z.output<typeof ConvertToPdf>; waitMs: number },
): Promise<Buffer> {
  let givenId: string | null = null;
  let conversion: Conversion | null = null;
  try {
    conversion = await awaitConversion(platform, user.id, {
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
    const find = (context: Context) => context.blobs.find(context.db, pdfBlobId, user.id);
    const file = await inTransaction(platform, find, { readOnly: true });
    if (!file) throw new Problem('unavailable');
    return await platform.blobs.read(file);
  } finally {
    await removeFiles(platform, user.id, [givenId, conversion?.pdfBlobId]);
  }
}

/** Refuses a conversion that failed or timed out. */
export function requireConverted(
  conversion: Conversion | null,
): Conversion & { outcome: 'converted'; pdfBlobId: string } {
  if (conversion?.outcome === 'unreadable')
    throw new Problem('unsupported_type', { uiSafeMessage: resumeFileErrors.type });
  if (conversion?.outcome !== 'converted' || conversion.pdfBlobId === null)
    throw new Problem('unavailable', { retryAfterSeconds: 5 });
  return { ...conversion, outcome: 'converted', pdfBlobId: conversion.pdfBlobId };
}
