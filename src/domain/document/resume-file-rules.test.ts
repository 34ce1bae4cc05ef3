import { expect, it } from 'vitest';
import { checkResumeFile } from './resume-file-rules.ts';

const limit = 20 * 1024 * 1024;
const tooBig = { ok: false, message: 'That file is too big. Please upload one less than 20 MB.' };
const wrongType = {
  ok: false,
  message: "That's not a supported file type. Try uploading a DOC, DOCX, PDF, HTML, RTF, or TXT file.",
};

it('20 MB pass and one byte more does not [RES-009]', () => {
  expect(checkResumeFile({ name: 'a.pdf', size: limit })).toEqual({ ok: true });
  expect(checkResumeFile({ name: 'a.pdf', size: limit + 1 })).toEqual(tooBig);
});

it.each(['a.doc', 'a.DOCX', 'a.b.Pdf', 'a.html', 'a.HTM', 'a.rtf', 'a.txt'])(
  '%s is allowed [RES-010]',
  (name) => {
    expect(checkResumeFile({ name, size: 1 })).toEqual({ ok: true });
  },
);

it.each(['a.exe', 'a.pdf.zip', 'pdf', 'a.'])('%s is refused by its type [RES-010]', (name) => {
  expect(checkResumeFile({ name, size: 1 })).toEqual(wrongType);
});

it('an empty file is refused', () => {
  expect(checkResumeFile({ name: 'a.pdf', size: 0 }).ok).toBe(false);
});
