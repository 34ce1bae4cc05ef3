import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { homedir, platform } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Plain JavaScript without dependencies, because the setup script runs it before anything is installed.

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

const MAC_APPS = ['Google Chrome', 'Chromium', 'Google Chrome for Testing'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

const DOWNLOADED = [
  'chrome-linux/chrome',
  'chrome-linux64/chrome',
  'chrome-mac/Chromium.app/Contents/MacOS/Chromium',
  ...['mac', 'mac-arm64', 'mac-x64'].map(
    (kind) => `chrome-${kind}/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing`,
  ),
];

export function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

function downloadFolder(env) {
  if (env.PLAYWRIGHT_BROWSERS_PATH) return env.PLAYWRIGHT_BROWSERS_PATH;
  return join(homedir(), platform() === 'darwin' ? 'Library/Caches' : '.cache', 'ms-playwright');
}

function downloadedBrowsers(env) {
  const folder = downloadFolder(env);
  if (!existsSync(folder)) return [];
  const builds = readdirSync(folder).filter((name) => /^chromium-\d+$/.test(name));
  builds.sort((one, other) => Number(other.slice(9)) - Number(one.slice(9)));
  return builds.flatMap((build) => DOWNLOADED.map((path) => join(folder, build, path)));
}

/** What to do on a machine without a browser. */
export const BROWSER_ADVICE = [
  'Debian or Ubuntu: sudo apt-get install chromium',
  'Fedora: sudo dnf install chromium',
  'macOS: brew install --cask google-chrome',
  'anywhere else: install Chrome or Chromium, and set CHROMIUM_PATH to its program',
];

/** Where the setup script records a browser that works. */
export const REMEMBERED = fileURLToPath(new URL('../../../../.cache/chromium-path', import.meta.url));

/** Lists every Chromium or Chrome on this machine, the best first. */
export function listChromiums(env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...MAC_APPS, ...downloadedBrowsers(env)].filter(isExecutable);
}

/** Headless Chromium for tests, which takes a third of the CPU time. */
export function findHeadlessShell(env) {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  return folders.map((folder) => join(folder, 'chromium-headless-shell')).find(isExecutable);
}

/** Returns the browser to use, or undefined. CHROMIUM_PATH is used as given. */
export function findChromium(env) {
  if (env.CHROMIUM_PATH) return env.CHROMIUM_PATH;
  const remembered = existsSync(REMEMBERED) ? readFileSync(REMEMBERED, 'utf8').trim() : '';
  return isExecutable(remembered) ? remembered : listChromiums(env)[0];
}
