import type { Brief } from '#automation/brief/brief.ts';
import type { AnswerFile } from '#automation/form/fill-form.ts';
import { hash } from '#automation/page/evidence.ts';

/** The approved files' bytes, or null when one is no longer the approved one. */
export async function loadFiles(files: Brief['files']): Promise<AnswerFile[] | null> {
  const loaded: AnswerFile[] = [];
  for (const { path, fileName, sha256, read } of files) {
    const bytes = Buffer.from(await read());
    if (hash(bytes) !== sha256) return null;
    loaded.push({ path, fileName, bytes });
  }
  return loaded;
}
