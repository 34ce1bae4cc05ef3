import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');

// A Mac's own Chrome is found whatever the PATH is.
const onLinux = test.runIf(process.platform === 'linux');

describe('the setup', () => {
  let clone: string;

  beforeEach(() => {
    clone = mkdtempSync(join(tmpdir(), 'applywright-setup-'));
    for (const file of [
      'package.json',
      'package-lock.json',
      'scripts/setup.mjs',
      'src/backend/platform/processes/find-chromium.mjs',
    ]) {
      mkdirSync(dirname(join(clone, file)), { recursive: true });
      cpSync(join(root, file), join(clone, file));
    }
    symlinkSync(join(root, 'node_modules'), join(clone, 'node_modules'));
    mkdirSync(join(clone, 'bin'));
  });

  afterEach(() => rmSync(clone, { recursive: true }));

  function addProgram(name: string, script: string) {
    writeFileSync(join(clone, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
    return join(clone, 'bin', name);
  }

  function setUp(env: Record<string, string> = {}) {
    return spawnSync(process.execPath, ['scripts/setup.mjs'], {
      cwd: clone,
      encoding: 'utf8',
      env: { PATH: join(clone, 'bin'), HOME: clone, PLAYWRIGHT_DOWNLOAD_HOST: 'http://127.0.0.1:9', ...env },
    });
  }

  function remembered() {
    return readFileSync(join(clone, '.cache/chromium-path'), 'utf8');
  }

  test('uses the first browser on the PATH that starts, and is silent the second time', () => {
    addProgram('chromium', 'echo "install the real one" >&2; exit 1');
    const chrome = addProgram('google-chrome', 'echo "Chrome 150"');
    expect(setUp()).toMatchObject({ status: 0, stdout: `Browser: ${chrome}\n` });
    expect(remembered()).toBe(chrome);
    expect(setUp()).toMatchObject({ status: 0, stdout: '', stderr: '' });
  });

  onLinux('goes on without a browser when none can be downloaded, and says how to get one', () => {
    const { status, stdout, stderr } = setUp();
    expect(status).toBe(0);
    expect(stdout).toContain('Downloading Chromium …');
    expect(stderr).toContain('sudo apt-get install chromium');
    expect(stderr).toContain('CHROMIUM_PATH');
  });

  onLinux('finds the browser a download left behind', () => {
    addProgram('chrome-of-the-download', 'echo "Chromium 156"');
    const path = join(clone, '.cache/ms-playwright/chromium-1234/chrome-linux/chrome');
    mkdirSync(dirname(path), { recursive: true });
    cpSync(join(clone, 'bin/chrome-of-the-download'), path);
    const { status } = setUp({ PLAYWRIGHT_BROWSERS_PATH: join(clone, '.cache/ms-playwright') });
    expect([status, remembered()]).toEqual([0, path]);
  });

  test('refuses a CHROMIUM_PATH where no browser starts', () => {
    const { status, stderr } = setUp({ CHROMIUM_PATH: '/nowhere/chrome' });
    expect([status, stderr.trim()]).toEqual([
      1,
      'CHROMIUM_PATH is /nowhere/chrome, but no browser starts there.',
    ]);
  });

  test.runIf(process.getuid?.() === 0)(
    'asks for the headless shell before tests, and continues without it',
    () => {
      addProgram('chromium', 'exit 0');
      addProgram('apt-get', '[ "$1" = --version ] || { echo "$*" >> asked; exit 100; }');
      expect(setUp()).toMatchObject({ status: 0 });
      expect(existsSync(join(clone, 'asked'))).toBe(false);
      expect(setUp({ npm_lifecycle_event: 'pretest' })).toMatchObject({ status: 0 });
      expect(readFileSync(join(clone, 'asked'), 'utf8')).toMatch(/^install .* chromium-headless-shell\n$/);
      addProgram('chromium-headless-shell', 'exit 0');
      expect(setUp({ npm_lifecycle_event: 'pretest' })).toMatchObject({ status: 0, stdout: '' });
    },
  );

  test('needs no browser on a machine that only answers requests', () => {
    expect(setUp({ ROLE: 'api' })).toMatchObject({ status: 0, stdout: '', stderr: '' });
  });

  test('installs the packages when their list has changed', () => {
    const lock = readFileSync(join(clone, 'package-lock.json'), 'utf8');
    writeFileSync(
      join(clone, 'package-lock.json'),
      lock.replace(/("node_modules\/zod": \{\s*"version": )"[^"]+"/, '$1"0.0.1"'),
    );
    addProgram('npm', 'echo "npm $*" > npm-called');
    addProgram('chromium', 'exit 0');
    const { status, stdout } = setUp();
    expect([status, stdout.split('\n')[0]]).toEqual([0, 'Installing packages …']);
    expect(readFileSync(join(clone, 'npm-called'), 'utf8')).toBe('npm ci --no-audit --no-fund\n');
  });
});
