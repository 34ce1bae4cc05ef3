import { expect, it } from 'vitest';
import { writeDoc } from '#resume/fixtures/doc-fixture.ts';
import { writePdf } from '#resume/fixtures/pdf-fixture.ts';
import { writeZip } from '#resume/fixtures/zip-fixture.ts';
import { detectResumeKind } from './detect-resume-kind.ts';

const text = (value: string) => new TextEncoder().encode(value);

it.each([
  ['a PDF', writePdf([[]]), 'pdf'],
  ['a PDF behind a few stray bytes', text(`\n\n${Buffer.from(writePdf([[]])).toString('latin1')}`), 'pdf'],
  ['plain text', text('Jane Doe\nRésumé'), 'txt'],
  ['text in UTF-16', new Uint8Array(Buffer.from('\ufeffJane Doe', 'utf16le')), 'txt'],
  ['RTF', text('{\\rtf1 Jane}'), 'rtf'],
  ['a web page', text('<!DOCTYPE html><p>Jane</p>'), 'html'],
  ['a piece of a web page', text('\n<!-- resume --><div><h1>Jane</h1></div>'), 'html'],
  ['a Word document', writeZip([{ name: 'word/document.xml', data: '<x/>' }]), 'docx'],
  ['an old Word document', writeDoc('Jane Doe'), 'doc'],
])('%s is recognized by its content [RES-010]', (_, bytes, kind) => {
  expect(detectResumeKind(bytes)).toBe(kind);
});

it.each([
  ['a spreadsheet', writeZip([{ name: 'xl/workbook.xml', data: '<x/>' }])],
  ['an old Office file of another kind', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])],
  ['a picture', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13])],
  ['a program', new Uint8Array([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0])],
  ['XML of another kind', text('<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>')],
  ['an empty file', new Uint8Array()],
])('%s is not a resume', (_, bytes) => {
  expect(detectResumeKind(bytes)).toBe('unsupported');
});
