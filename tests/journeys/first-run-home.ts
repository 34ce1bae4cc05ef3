import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { startEmbeddedPostgres } from '#backend/platform/db/embedded-postgres.ts';
import { findFreePort } from '#backend/platform/processes/free-port.ts';
import { projectRoot } from '#backend/platform/settings/config.ts';
import { startReplay, writeBoards } from '#lab/replay/replay-boards.ts';
import { startPracticeEmployers } from '#practice/start-practice-employers.ts';
import { writeOriginMap } from '#systems/origin-map.ts';
import { startMailServer } from '#tests/fake-mail-server.ts';
import { test as watched } from './watched-page.ts';

export interface FirstRunHome {
  origin: string;
  /** Where the employers are. */
  practiceOrigin: string;
  boards: number;
  /** Runs a command of the self-hoster's guide. */
  runCommand: (...args: string[]) => Promise<string>;
  /** Waits for an email to this address with a link to this path. */
  awaitLink: (email: string, path: string) => Promise<string>;
}

/** A new installation for one journey, with the pages at its own address. */
export const test = watched.extend<object, { home: FirstRunHome }>({
  home: [({ browserName: _any }, use) => useFirstRunHome(use), { scope: 'worker', timeout: 600_000 }],
  baseURL: async ({ home }, use) => use(home.origin),
});

const secret = () => randomBytes(32).toString('base64url');
const boardCount = 20;

/**
 * Starts what the self-hoster's guide and `compose.yaml` start: a database, an API, and a worker, with settings of
 * production, the usual pause between requests, and no demo data. These differ, most because production refuses them:
 *
 * - NODE_ENV is test and ORIGIN_MAP is set: no test visits a real employer, so replayed boards and practice employers
 *   are listed under the addresses of the real systems. For the same reason, BOARDS_DIR lists the replayed boards.
 * - On a busy machine, a page must not give up on a response that is on its way, so REQUEST_TIMEOUT_MS is higher.
 * - PUBLIC_URL is plain http, because no proxy is in front. Outside production, operators need no second factor.
 */
async function useFirstRunHome(use: (home: FirstRunHome) => Promise<void>): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'applywright-first-run-'));
  const practiceDir = join(dataDir, 'practice');
  mkdirSync(practiceDir);
  const [postgres, replay, practice, mail, port] = await Promise.all([
    startEmbeddedPostgres({ dataDir, log: pino({ level: 'silent' }) }),
    startReplay(boardCount),
    startPracticeEmployers({ port: 0, dataDir: practiceDir }),
    startMailServer(),
    findFreePort(),
  ]);
  const origin = `http://localhost:${port}`;
  const { PATH, HOME, CHROMIUM_PATH } = process.env;
  const env = {
    PATH,
    HOME,
    CHROMIUM_PATH,
    NODE_ENV: 'test',
    PORT: String(port),
    PUBLIC_URL: origin,
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    SESSION_SECRET: secret(),
    ENCRYPTION_KEYS: secret(),
    PROOF_KEYS: secret(),
    PAYMENTS: 'none',
    STARTER_CREDITS: '3',
    PORTALS_DIR: writeBrand(dataDir),
    SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
    MAIL_FROM: 'Lakeside Careers <mail@lakesidecareers.com>',
    BOARDS_DIR: writeBoards(join(dataDir, 'boards'), replay.boards),
    ORIGIN_MAP: writeOriginMap([...practice.origins, ...replay.origins]),
    REQUEST_TIMEOUT_MS: '300000',
  };
  const parts = ['api', 'worker'].map((role) => startPart({ ...env, ROLE: role }));
  await waitUntilReady(origin);
  try {
    await use({
      origin,
      practiceOrigin: practice.origin,
      boards: replay.boards.length,
      async runCommand(...args) {
        const { stdout } = await promisify(execFile)(process.execPath, ['src/cli/main.ts', ...args], {
          cwd: projectRoot,
          env,
        });
        return stdout;
      },
      async awaitLink(email, path) {
        for (;;) {
          const letter = mail.letters.map(readLetter).find((text) => text.includes(email));
          const link = letter?.match(new RegExp(`${origin}${path}\\S+`))?.[0];
          if (link) return link;
          await wait(200);
        }
      },
    });
  } finally {
    await Promise.all(parts.map(stopPart));
    await Promise.all([replay.close(), practice.close(), postgres.stop()]);
    mail.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

function startPart(env: NodeJS.ProcessEnv) {
  const stdio = ['ignore', 'ignore', 'inherit'] as const;
  return spawn(process.execPath, ['src/cli/start.ts'], { cwd: projectRoot, env, stdio: [...stdio] });
}

async function stopPart(part: ReturnType<typeof startPart>): Promise<void> {
  if (part.exitCode !== null) return;
  part.kill('SIGTERM');
  await once(part, 'exit');
}

async function waitUntilReady(origin: string): Promise<void> {
  for (;;) {
    if ((await fetch(`${origin}/readyz`).catch(() => null))?.ok) return;
    await wait(100);
  }
}

/** A brand of the operator's own, as the guide asks for. */
function writeBrand(dataDir: string): string {
  const folder = join(dataDir, 'brands');
  cpSync(join(projectRoot, 'config/portals/snr'), join(folder, 'snr'), { recursive: true });
  const file = join(folder, 'snr/portal.json');
  const brand = { ...(JSON.parse(readFileSync(file, 'utf8')) as object), name: 'Lakeside Careers' };
  writeFileSync(file, JSON.stringify(brand));
  return folder;
}

/** The header, and the text, which is sent in base64. */
function readLetter(letter: string): string {
  return letter.replace(/(?:^[\w+/=]{4,}$\n?)+/gm, (lines) => Buffer.from(lines, 'base64').toString());
}
