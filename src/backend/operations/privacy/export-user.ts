import { z } from 'zod';
import { findOwnDocument } from '#backend/documents/record/find-document.ts';
import { readMemory } from '#backend/expert-apply/memory/remember-answers.ts';
import { openAnswers } from '#backend/expert-apply/record/sealed-answers.ts';
import type { Context, SessionUser } from '#backend/platform/context.ts';
import { streamZip, type ZipEntry } from '#backend/platform/files/zip.ts';
import { ExportFile } from '#contract/basics/export-file.ts';
import { type PersonalRow, readPersonalRows } from './personal-data.store.ts';

const Id = z.object({ id: z.uuid() });
/** Earlier exports are left out of the next one. */
const exportType = 'application/zip';

/** Streams everything we know about a person as a ZIP: the files one at a time, then `data.json` and its schema. */
export function exportUser(context: Context, input: { userId: string }): AsyncGenerator<Buffer> {
  return streamZip(listEntries(context, input));
}

async function* listEntries(context: Context, { userId }: { userId: string }): AsyncGenerator<ZipEntry> {
  const tables = await readPersonalRows(context.db, userId);
  const at = context.now();
  const files: ExportFile['files'] = [];
  for (const row of tables.blobs ?? []) {
    const blob = await context.blobs.find(context.db, Id.parse(row).id, userId);
    if (!blob || blob.contentType === exportType) continue;
    const path = `files/${blob.id}-${safeName(blob.name)}`;
    const bytes = await context.blobs.read(blob).catch(() => null);
    if (bytes) yield { name: path, bytes, at: blob.createdAt };
    const { name, contentType, size, sha256 } = blob;
    files.push({ path, name, contentType, size, sha256, included: bytes !== null });
  }
  const data: ExportFile = {
    format: 'applywright-export-1',
    exportedAt: at.toISOString(),
    userId,
    tables: { ...tables, ...(await openSealed(context, userId, tables)) },
    files,
  };
  const text = (value: unknown) => Buffer.from(JSON.stringify(value, null, 2));
  yield { name: 'data.json', bytes: text(ExportFile.parse(data)), at };
  yield { name: 'data.schema.json', bytes: text(z.toJSONSchema(ExportFile)), at };
}

async function openSealed(
  context: Context,
  userId: string,
  tables: Record<string, PersonalRow[]>,
): Promise<Record<string, PersonalRow[]>> {
  const asUser = { ...context, user: { id: userId } as SessionUser };
  const documents: PersonalRow[] = [];
  for (const row of tables.documents ?? [])
    documents.push({ ...row, content: await findOwnDocument(asUser, Id.parse(row).id) });
  const applications = (tables.applications ?? []).map((row) => ({
    ...row,
    answers: openAnswers(context.encryption, Id.parse(row).id, row.answers),
  }));
  const remembered = await readMemory(context, { userId });
  const remembered_answers = (tables.remembered_answers ?? []).map((row) => ({
    ...row,
    answer: remembered.get(Id.parse(row).id),
  }));
  return { documents, applications, remembered_answers };
}

/** Replaces characters that file systems may not allow. */
function safeName(name: string): string {
  return name.replace(/[^\p{L}\p{N}._ -]+/gu, '_').slice(-100) || 'file';
}
