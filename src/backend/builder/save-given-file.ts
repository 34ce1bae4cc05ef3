import type { Context } from '#backend/platform/context.ts';
import {
  maxResumeBytes,
  resumeContentTypes,
  resumeTooBigMessage,
  resumeTypeMessage,
} from '#domain/document/resume-file-rules.ts';
import { Problem } from '#domain/problem.ts';
import { detectResumeKind } from '#resume/detect-resume-kind.ts';

/** Keeps a file sent for conversion until the worker has read it; its content decides what it is. */
export async function saveGivenFile(
  context: Context,
  { userId, type, base64 }: { userId: string; type: string; base64: string },
): Promise<string> {
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > maxResumeBytes) throw new Problem('too_large', { uiSafeMessage: resumeTooBigMessage });
  const kind = detectResumeKind(bytes);
  if (kind === 'unsupported' || kind !== type.toLowerCase())
    throw new Problem('unsupported_type', { uiSafeMessage: resumeTypeMessage });
  const contentType = resumeContentTypes[kind];
  const blob = await context.blobs.save(context.db, { userId, name: `Resume.${kind}`, contentType, bytes });
  return blob.id;
}
