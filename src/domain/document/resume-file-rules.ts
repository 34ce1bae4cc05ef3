export const maxResumeBytes = 20 * 1024 * 1024;
export const resumeExtensions = ['doc', 'docx', 'pdf', 'html', 'rtf', 'txt'] as const;
export type ResumeKind = (typeof resumeExtensions)[number];

export const resumeContentTypes: Record<ResumeKind, string> = {
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
  html: 'text/html; charset=utf-8',
  rtf: 'application/rtf',
  txt: 'text/plain; charset=utf-8',
};

export const resumeTooBigMessage = 'That file is too big. Please upload one less than 20 MB.';
export const resumeTypeMessage =
  "That's not a supported file type. Try uploading a DOC, DOCX, PDF, HTML, RTF, or TXT file.";
export const resumeScanMessage =
  'This file holds a picture of your resume, so there is no text to read. Upload a version with text, or fill in your profile by hand.';

export type ResumeFileCheck = { ok: true } | { ok: false; message: string };

/** The rule the browser and the server share; the server looks at the content as well. */
export function checkResumeFile(file: { name: string; size: number }): ResumeFileCheck {
  const extension = /\.([^.]+)$/.exec(file.name)?.[1]?.toLowerCase();
  if (!resumeExtensions.some((allowed) => allowed === extension))
    return { ok: false, message: resumeTypeMessage };
  if (file.size > maxResumeBytes) return { ok: false, message: resumeTooBigMessage };
  if (file.size === 0) return { ok: false, message: resumeTypeMessage };
  return { ok: true };
}
