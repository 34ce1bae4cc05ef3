import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { findChromium } from '#backend/platform/processes/find-chromium.mjs';
import { recordFigure } from '#tests/record-figure.ts';
import { findSandboxTrouble } from './browser/find-sandbox-trouble.ts';

const chromiumPath = findChromium(process.env) ?? '/usr/bin/chromium';
const isRoot = process.getuid?.() === 0;
const nobody = 65_534;
const folder = mkdtempSync(join(tmpdir(), 'applywright-sandbox-'));
if (isRoot) chownSync(folder, nobody, nobody);
/** The path must be readable by another user. */
const isOpen = (path: string): boolean =>
  (statSync(path).mode & 0o005) === 0o005 && (dirname(path) === path || isOpen(dirname(path)));
const canLook = !isRoot || isOpen(import.meta.dirname);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Opens a page as the worker does and reports how its renderers are isolated, or why there is no sandbox. */
const script = `
  import { readdirSync, readFileSync } from 'node:fs';
  import { openBrowser } from '#automation/browser/browser.ts';
  import { findSandboxTrouble } from '#automation/browser/find-sandbox-trouble.ts';
  const chromiumPath = ${JSON.stringify(chromiumPath)};
  const read = (pid, file) => { try { return readFileSync('/proc/' + pid + '/' + file, 'utf8'); } catch { return ''; } };
  const isOurs = (pid) => pid > 1 && (pid === process.pid || isOurs(Number(/PPid:\\s+(\\d+)/.exec(read(pid, 'status'))?.[1])));
  const trouble = await findSandboxTrouble(chromiumPath);
  const browser = await openBrowser({ chromiumPath, allowedPrivateHosts: [], log: (m, d) => console.error(m, d) });
  const renderers = await browser.withPage(async (page) => {
    await page.goto('data:text/html,<h1>Careers</h1>');
    return readdirSync('/proc').filter((pid) => /^\\d+$/.test(pid) && Number(pid) !== process.pid && isOurs(Number(pid))).flatMap((pid) => {
      const command = read(pid, 'cmdline');
      if (!command.includes('--type=renderer')) return [];
      return { seccomp: /Seccomp:\\s+(\\d)/.exec(read(pid, 'status'))?.[1], bare: command.includes('--no-sandbox') };
    });
  });
  await browser.close();
  console.log(JSON.stringify({ trouble, renderers }));`;

interface Look {
  trouble: string | null;
  renderers: { seccomp?: string; bare: boolean }[];
}

async function look(user: { uid?: number; gid?: number }): Promise<Look> {
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    env: { PATH: process.env['PATH'], HOME: folder, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
    ...user,
  });
  return JSON.parse(await text(child.stdout)) as Look;
}

it.runIf(canLook)(
  'employers’ pages run in the browser’s sandbox for an ordinary user, where the system has one',
  async (context) => {
    const { trouble, renderers } = await look(isRoot ? { uid: nobody, gid: nobody } : {});
    const kept = renderers.filter(({ seccomp, bare }) => seccomp === '2' && !bare);
    recordFigure(context, trouble ?? `${kept.length} of ${renderers.length} renderers in the sandbox`);
    expect(renderers.length).toBeGreaterThan(0);
    for (const renderer of renderers)
      expect(renderer).toEqual(trouble ? { seccomp: '0', bare: true } : { seccomp: '2', bare: false });
  },
);

it.runIf(isRoot)('for root there is none, and the doctor says so', async () => {
  expect(await findSandboxTrouble(chromiumPath)).toMatch(/runs as root/);
});
