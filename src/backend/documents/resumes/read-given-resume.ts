import {
  type ResumeKind,
  resumeScanMessage,
  resumeTypeMessage,
} from '#domain/document/profile/resume-file-rules.ts';
import { Problem } from '#domain/problem.ts';
import { detectResumeKind } from '#resume/formats/detect-resume-kind.ts';
import type { ResumeReading } from '#resume/read-resume.ts';
import { readResumeInChild } from '#resume/read-resume-in-child.ts';

export type ReadResume = Extract<ResumeReading, { outcome: 'read' }> & { kind: ResumeKind };

/** Reads a file in the limited child, or says why that is not possible. No transaction may be open meanwhile. */
export async function readGivenResume(bytes: Uint8Array): Promise<ReadResume> {
  const kind = detectResumeKind(bytes);
  const reading = kind === 'unsupported' ? null : await readResumeInChild(bytes, kind);
  if (kind === 'unsupported' || reading?.outcome !== 'read') {
    const uiSafeMessage = reading?.outcome === 'no-text' ? resumeScanMessage : resumeTypeMessage;
    const developerMessage = reading?.outcome === 'unreadable' ? reading.reason : 'no text';
    throw new Problem('unsupported_type', { uiSafeMessage, developerMessage });
  }
  return { ...reading, kind };
}
