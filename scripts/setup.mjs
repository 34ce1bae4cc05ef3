// Prepares a fresh clone: packages and a browser. Plain Node 20 without dependencies; quick when everything
// is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  BROWSER_ADVICE,
  findChromium,
  findHeadlessShell,
  listChromiums,
  REMEMBERED,
} from '#backend/platform/processes/find-chromium.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

function stop(...lines) {
  console.error(`\n${lines.join('\n')}\n`);
  process.exit(1);
}

/** Runs a program quietly, with a progress line from time to time; shows its output only when it fails. */
async function run(what, command, args, env = process.env) {
  const started = Date.now();
  const seconds = () => Math.round((Date.now() - started) / 1000);
  console.log(`${what} …`);
  const ticker = setInterval(() => console.log(`  ${what}: ${seconds()} s`), 5000);
  const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  const code = await new Promise((resolve) => {
    child.on('error', (error) => resolve(String(error)));
    child.on('close', resolve);
  });
  clearInterval(ticker);
  if (code === 0) console.log(`  done after ${seconds()} s`);
  else
    console.log(
      `${output.trim().split('\n').slice(-25).join('\n')}\n  failed after ${seconds()} s (${code})`,
    );
  return code === 0;
}

function readPackages(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8')).packages;
}

/**
 * npm writes its own list last, so an interrupted install doesn't count. Optional packages depend on the
 * machine.
 */
function packagesAreInstalled() {
  if (!existsSync(join(root, 'node_modules/.package-lock.json'))) return false;
  const installed = readPackages('node_modules/.package-lock.json');
  return Object.entries(readPackages('package-lock.json')).every(([path, wanted]) => {
    if (path === '') return true;
    const found = installed[path];
    return found ? found.version === wanted.version : wanted.optional || wanted.devOptional;
  });
}

async function installPackages() {
  if (packagesAreInstalled()) return;
  // npm replaces node_modules, which may contain the Node that runs this script: let it use the machine's
  // own.
  const folders = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'));
  const env = { ...process.env, PATH: folders.join(delimiter) };
  const done = await run('Installing packages', 'npm', ['ci', '--no-audit', '--no-fund'], env);
  if (!done)
    stop('Could not install the packages. The lines above say why.', 'Then run the same command again.');
}

function checkRuntime() {
  if (existsSync(join(root, 'node_modules/.bin/node')) || major >= 24) return;
  stop(
    `No Node 24 came with the packages for ${process.platform}-${process.arch}.`,
    'Install Node 24 or newer from https://nodejs.org and run the same command again.',
  );
}

function works(path) {
  return spawnSync(path, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0;
}

function rememberChromium() {
  const path = listChromiums(process.env).find(works);
  if (!path) return false;
  mkdirSync(dirname(REMEMBERED), { recursive: true });
  writeFileSync(REMEMBERED, path);
  console.log(`Browser: ${path}`);
  return true;
}

const quiet = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };

function canInstall() {
  return process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
}

function installByApt(what, name, options = []) {
  return run(what, 'apt-get', ['install', '-y', '--no-install-recommends', ...options, name], quiet);
}

async function obtainChromium() {
  if (findChromium(process.env) && existsSync(REMEMBERED)) return;
  if (process.env.CHROMIUM_PATH) {
    if (works(process.env.CHROMIUM_PATH)) return;
    stop(`CHROMIUM_PATH is ${process.env.CHROMIUM_PATH}, but no browser starts there.`);
  }
  if (rememberChromium()) return;

  const downloader = [join(root, 'node_modules/playwright-core/cli.js'), 'install', 'chromium', '--no-shell'];
  const env = { ...process.env, PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' };
  await run('Downloading Chromium', process.execPath, downloader, env);
  if (rememberChromium()) return;

  if (canInstall()) {
    await run('Refreshing the package lists', 'apt-get', ['update'], quiet);
    await installByApt('Installing Chromium', 'chromium');
    if (rememberChromium()) return;
  }
  const advice = BROWSER_ADVICE.map((line) => `  ${line}`);
  console.error(['Could not find or download Chromium. To install it:', ...advice].join('\n'));
}

/** Tests run three times faster with the headless shell; without it, they use the service's browser. */
async function obtainHeadlessShell() {
  if (process.env.CHROMIUM_PATH || findHeadlessShell(process.env) || !canInstall()) return;
  const quickly = ['-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=15'];
  await installByApt('Installing a headless browser for the tests', 'chromium-headless-shell', quickly);
}

if (major < 20 || (major === 20 && minor < 19)) {
  stop(`Node ${process.versions.node} is too old: install Node 20.19 or newer from https://nodejs.org.`);
}
if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'));
await installPackages();
checkRuntime();
if (process.env.ROLE !== 'api') await obtainChromium();
if (process.env.npm_lifecycle_event === 'pretest') await obtainHeadlessShell();
