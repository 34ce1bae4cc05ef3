import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { copyToOpenFolder } from './postgres-binaries.ts';

const user = { uid: 1, gid: 1 };

describe.runIf(process.getuid?.() === 0)('a copy of PostgreSQL outside of root’s folders', () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'applywright-copy-'));
    mkdirSync(join(folder, 'closed/bin'), { recursive: true });
    writeFileSync(join(folder, 'closed/bin/postgres'), '#!/bin/sh\n', { mode: 0o755 });
    mkdirSync(join(folder, 'open'));
    chmodSync(folder, 0o755);
    chmodSync(join(folder, 'closed'), 0o755);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  function copy(...places: string[]) {
    const folders = places.map((place) => join(folder, place));
    return copyToOpenFolder(join(folder, 'closed'), user, 'programs', folders);
  }

  test('goes to the first folder where the user can run it, and leaves nothing elsewhere', () => {
    mkdirSync(join(folder, 'shut'), { mode: 0o700 });
    expect(copy('shut', 'open')).toBe(join(folder, 'open/programs'));
    expect(readdirSync(join(folder, 'shut'))).toEqual([]);
    expect(readdirSync(join(folder, 'open'))).toEqual(['programs']);
    expect(copy('open')).toBe(join(folder, 'open/programs'));
  });

  test('is never one that another user has put there', () => {
    mkdirSync(join(folder, 'open/programs/bin'), { recursive: true });
    writeFileSync(join(folder, 'open/programs/bin/postgres'), '#!/bin/sh\n', { mode: 0o755 });
    chownSync(join(folder, 'open/programs'), 2, 2);
    expect(() => copy('open')).toThrow('programs belongs to another user');
    expect(existsSync(join(folder, 'open/programs'))).toBe(true);
  });
});
