import { open } from 'node:fs/promises';

export interface Journal<Entry> {
  readonly entries: readonly Entry[];
  append(entry: Entry): Promise<void>;
  close(): Promise<void>;
}

/** One JSON line per entry, on disk before `append` resolves. A line cut off by a crash was never acknowledged and is dropped. */
export async function openJournal<Entry>(path: string): Promise<Journal<Entry>> {
  const file = await open(path, 'a+');
  const text = await file.readFile('utf8');
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (whole.length < text.length) await file.truncate(Buffer.byteLength(whole));
  const entries = whole
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Entry);

  let last = Promise.resolve();
  async function write(entry: Entry): Promise<void> {
    await file.appendFile(`${JSON.stringify(entry)}\n`);
    await file.datasync();
    entries.push(entry);
  }
  return {
    entries,
    append(entry) {
      const written = last.then(() => write(entry));
      last = written.catch(() => undefined);
      return written;
    },
    async close() {
      await last;
      await file.close();
    },
  };
}
