import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { choosePostgresUser, listAccounts } from './postgres-user.ts';

const asRoot = test.runIf(process.getuid?.() === 0);

describe('the user who runs PostgreSQL for root', () => {
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'applywright-passwd-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function writePasswd(...accounts: string[]) {
    const path = join(folder, 'passwd');
    const lines = accounts.map((account) => account.replace(':', ':x:').concat(':::/bin/sh'));
    writeFileSync(path, ['root:x:0:0:root:/root:/bin/sh', '+::::::', ...lines, ''].join('\n'));
    return path;
  }

  function order(owner: number, ...accounts: string[]) {
    return listAccounts(writePasswd(...accounts), owner).map(({ name }) => name);
  }

  test('is one of this machine: made for us, for databases or for services, a person’s own last', () => {
    const accounts = ['maya:1000:1000', 'games:5:60', 'nobody:65534:65534', 'bin:2:2', 'postgres:101:104'];
    expect(order(0, ...accounts)).toEqual(['postgres', 'nobody', 'bin', 'games', 'maya']);
    expect(order(0, ...accounts, 'applywright:999:999')[0]).toBe('applywright');
  });

  test('stays the owner of data that is already there', () => {
    expect(order(5, 'nobody:65534:65534', 'games:5:60')[0]).toBe('games');
  });

  asRoot('is found without uid 1000 and without nobody', () => {
    const passwd = writePasswd('mail:8:8', 'daemon:1:1');
    expect(choosePostgresUser(join(folder, 'none'), passwd)).toEqual({ uid: 1, gid: 1 });
  });

  asRoot('is asked for when there is only root', () => {
    const choose = () => choosePostgresUser(join(folder, 'none'), writePasswd());
    expect(choose).toThrow('useradd --system applywright');
  });
});
