import { readFile } from 'node:fs/promises';
import { resumeCommandTexts } from '#domain/messages/cli.ts';
import { detectResumeKind } from '#resume/formats/detect-resume-kind.ts';
import { readResumeInChild } from '#resume/read-resume-in-child.ts';

/** Prints one JSON line per file, in order. An unreadable file does not stop the others. */
export async function readResumeCommand(files: string[]): Promise<number> {
  if (files.length === 0) {
    console.error('usage: read-resume FILE…');
    return 2;
  }
  let failures = 0;
  for (const file of files) {
    const line = await readOne(file);
    if ('error' in line) failures++;
    console.log(JSON.stringify(line));
  }
  return failures === 0 ? 0 : 1;
}

async function readOne(file: string) {
  try {
    const started = performance.now();
    const bytes = await readFile(file);
    const kind = detectResumeKind(bytes);
    if (kind === 'unsupported') return { file, error: resumeCommandTexts.unsupported };
    const reading = await readResumeInChild(bytes, kind);
    if (reading.outcome === 'no-text') return { file, error: resumeCommandTexts.noText };
    if (reading.outcome === 'unreadable')
      return { file, error: resumeCommandTexts.unreadable(reading.reason) };
    const { sources: _, ...resume } = reading.resume;
    return { file, ...resume, ms: Math.round((performance.now() - started) * 10) / 10 };
  } catch (error) {
    return { file, error: error instanceof Error ? error.message : String(error) };
  }
}
