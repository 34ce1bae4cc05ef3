import { checkResumeFile, type ResumeFileCheck } from '#domain/document/resume-file-rules.ts';

/** The kinds of file the reader understands today. */
const readable = ['pdf', 'txt'];
export const acceptedExtensions = readable.map((extension) => `.${extension}`);

export function checkReadable(file: { name: string; size: number }): ResumeFileCheck {
  const check = checkResumeFile(file);
  if (!check.ok) return check;
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? '';
  return readable.includes(extension)
    ? check
    : { ok: false, message: 'We can read PDF and TXT files. Please save your resume as one of them.' };
}
