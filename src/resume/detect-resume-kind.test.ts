import { expect, it } from 'vitest';
import { detectResumeKind } from './detect-resume-kind.ts';
import { writePdf } from './pdf-fixture.ts';

const encode = (text: string) => new TextEncoder().encode(text);

it('a PDF is known by its content', () => {
  expect(detectResumeKind(writePdf([[]]))).toBe('pdf');
});

it('plain text is text, also with accents and UTF-16', () => {
  expect(detectResumeKind(encode('Renée\r\n\tCook'))).toBe('txt');
  expect(detectResumeKind(new Uint8Array(Buffer.from('\ufeffRenée', 'utf16le')))).toBe('txt');
});

it.each([
  ['an archive such as DOCX', encode('PK\u0003\u0004rest')],
  ['an old Word file', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
  ['RTF', encode('{\\rtf1\\ansi')],
  ['HTML', encode('\n<!DOCTYPE html><p>')],
  ['a program', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 0, 1, 2])],
  ['an empty file', new Uint8Array()],
])('%s is not supported yet', (_, bytes) => {
  expect(detectResumeKind(bytes)).toBe('unsupported');
});
