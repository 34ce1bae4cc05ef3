import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { machines } from './machine.ts';
import { hasPartEnded, run } from './run-machine.ts';
import { writeScript } from './write-script.ts';

const canMake = spawnSync('unshare', ['--mount', '--pid', '--fork', 'true']).status === 0;
let home: string;

beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'applywright-machines-'));
  for (const name of ['root', 'clone', 'node', 'packages']) mkdirSync(join(home, name));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

function ask(name: string, command: string) {
  const machine = machines.find((one) => one.name === name);
  if (!machine) throw new Error(`no machine ${name}`);
  // This machine's Node is <folder>/bin/node.
  const nodeFolder = dirname(dirname(process.execPath));
  return run(machine, { home, nodeFolder, packages: join(home, 'packages'), command });
}

it('every machine has a unique name and a script that a shell can parse', () => {
  expect(new Set(machines.map(({ name }) => name)).size).toBe(machines.length);
  for (const machine of machines) {
    const env = { PORT: '1', BUSY: '2' };
    const places = { home: "/a b/it's", nodeFolder: '/node', packages: '/packages' };
    const script = writeScript(machine, { ...places, command: 'npm start', env });
    expect(spawnSync('sh', ['-n', '-c', script], { encoding: 'utf8' }).stderr).toBe('');
  }
});

it('a part that ends before the first page fails a machine, one stopped afterward does not', () => {
  const stopped = 'The worker ended (SIGTERM)\n';
  expect(hasPartEnded(`Starting\n${stopped}first page\n`)).toBe(true);
  expect(hasPartEnded(`Starting\nfirst page\n${stopped}`)).toBe(false);
});

it.runIf(canMake)(
  'a machine has its own user, folder, passwd, and disk, and reports how the command ended',
  async () => {
    const closed = await ask(
      'spaces-and-accents',
      'id -u; pwd; stat -c %a ..; env | wc -l; touch kept /usr/x; exit 3',
    );
    expect(closed.output).toContain('1000\n/home/maya/Bewerbungen für José/apply wright\n700\n');
    expect(closed.output).toMatch(/\/usr\/x.*Read-only/);
    expect(closed.output).toMatch(/ended with 3$/m);
    const bare = await ask('no-uid-1000-no-nobody', 'ls; id -u; grep -cE "^nobody|:1000:" /etc/passwd');
    expect(bare.output).toContain('kept\n0\n0\n');
  },
);

it.runIf(canMake)('what a machine removes is gone, and no process outlives it', async () => {
  const { output } = await ask(
    'tmp-noexec',
    'cp /bin/true /tmp; /tmp/true; echo "exit $?"; setsid sleep 3600 &',
  );
  expect(output).toContain('exit 126');
  expect((await ask('no-unshare', 'unshare --version')).output).toContain('Permission denied');
  expect((await ask('no-home', 'echo "home: $HOME"')).output).toContain('home: \n');
});
