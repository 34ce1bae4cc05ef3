import { expect, it } from 'vitest';
import { resumeFileErrors } from '#domain/messages/profile.ts';
import {
  checkResumeFile,
  findResumeKind,
  maxResumeBytes,
  maxUploadBytes,
  mayHold,
  resumeContentTypes,
  resumeEndings,
  resumeExtensions,
} from './resume-file-rules.ts';

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

it('an empty file is refused as empty, unless its type is wrong anyway', () => {
  const empty = { ok: false, message: 'That file is empty. Save it again or choose another one.' };
  expect(checkResumeFile({ name: 'a.pdf', size: 0 })).toEqual(empty);
  expect(checkResumeFile({ name: 'a.exe', size: 0 })).toEqual(wrongType);
});

it('the last extension decides the kind of a file, in any case [RES-010]', () => {
  expect(['a.PDF', 'a.pdf.docx', 'a.htm', 'a.htmx', 'a.xhtm', '.txt', 'txt'].map(findResumeKind)).toEqual([
    'pdf',
    'docx',
    'html',
    null,
    null,
    'txt',
    null,
  ]);
});

it('a .doc may contain what Word has saved under that name; other extensions are strict [RES-010]', () => {
  const held = (name: string) => resumeExtensions.filter((kind) => mayHold(name, kind));
  expect(held('a.doc')).toEqual(['doc', 'docx', 'html', 'rtf']);
  for (const kind of ['docx', 'pdf', 'html', 'rtf', 'txt'] as const)
    expect(held(`a.${kind}`)).toEqual([kind]);
  expect(held('a.exe')).toEqual([]);
});

it('the file picker offers every accepted extension, and each kind has its content type', () => {
  expect(resumeEndings).toEqual(['.doc', '.docx', '.pdf', '.html', '.htm', '.rtf', '.txt']);
  expect(resumeContentTypes).toEqual({
    doc: 'application/msword',
    docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    pdf: 'application/pdf',
    html: 'text/html; charset=utf-8',
    rtf: 'application/rtf',
    txt: 'text/plain; charset=utf-8',
  });
  expect(resumeFileErrors.scan).toMatch(/picture of your resume.*fill in your profile by hand/);
});

it('a 20 MB upload fits in base64, with room for its names', () => {
  expect(maxResumeBytes).toBe(limit);
  expect(maxUploadBytes).toBe(27 * 1024 * 1024);
  expect(maxUploadBytes).toBeGreaterThan((maxResumeBytes * 4) / 3);
});
