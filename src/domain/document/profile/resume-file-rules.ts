import { resumeFileErrors } from '#domain/messages/profile.ts';

export const maxResumeBytes = 20 * 1024 * 1024;
/** A file in base64 with the rest of its request. */
export const maxUploadBytes = 27 * 1024 * 1024;
export const resumeExtensions = ['doc', 'docx', 'pdf', 'html', 'rtf', 'txt'] as const;
export type ResumeKind = (typeof resumeExtensions)[number];

/** What the file picker offers. */
export const resumeEndings = ['.doc', '.docx', '.pdf', '.html', '.htm', '.rtf', '.txt'];

export const resumeContentTypes: Record<ResumeKind, string> = {
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  html: 'text/html; charset=utf-8',
  rtf: 'application/rtf',
  txt: 'text/plain; charset=utf-8',
};

/** The kind a file name promises; `.htm` is short for `.html`. */
export function findResumeKind(name: string): ResumeKind | null {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase().replace(/^htm$/, 'html');
  return resumeExtensions.find((allowed) => allowed === extension) ?? null;
}

/**
 * Word has saved RTF and HTML as `.doc` for decades, and job boards still do, so a `.doc` is read by its
 * content.
 */
export function mayHold(name: string, kind: ResumeKind): boolean {
  const promised = findResumeKind(name);
  return promised === kind || (promised === 'doc' && ['docx', 'rtf', 'html'].includes(kind));
}

export type ResumeFileCheck = { ok: true } | { ok: false; message: string };

/** The rule shared by the browser and the server; the server also checks the content. */
export function checkResumeFile(file: { name: string; size: number }): ResumeFileCheck {
  if (!findResumeKind(file.name)) return { ok: false, message: resumeFileErrors.type };
  if (file.size > maxResumeBytes) return { ok: false, message: resumeFileErrors.tooBig };
  if (file.size === 0) return { ok: false, message: resumeFileErrors.empty };
  return { ok: true };
}
