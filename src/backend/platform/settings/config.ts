import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { findChromium, isExecutable } from '#backend/platform/processes/find-chromium.mjs';
import { defaultPlans } from '#domain/credits/plans.ts';
import { DEFAULT_PORTAL } from '#domain/portal/portal.ts';
import { listPracticeHosts } from '#systems/origin-map.ts';
import { loadPortals } from './load-portals.ts';
import { findProductionMistakes, findProductionWarnings } from './production-mistakes.ts';
import { type Env, readSettings } from './read-settings.ts';

export const projectRoot = resolve(import.meta.dirname, '../../../..');

/** Finds the browser. One that is installed later is found without a restart. */
export function findBrowser(): string | undefined {
  const path = findChromium(process.env);
  return path && isExecutable(path) ? path : undefined;
}

export type LoadedConfig = ReturnType<typeof loadConfig>;
export type Config = LoadedConfig & { sessionSecret: string; encryptionKeys: string[]; proofKeys: string[] };

export class ConfigMistakes extends Error {
  readonly mistakes: string[];

  constructor(mistakes: string[]) {
    super(`The configuration has ${mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`}`);
    this.mistakes = mistakes;
  }
}

/** Reports settings that contradict each other. */
function findContradictions(env: Env): string[] {
  const rules: [broken: boolean, mistake: string][] = [
    [
      env.ROLE !== undefined && env.ROLE !== 'all' && !env.DATABASE_URL,
      'DATABASE_URL: a machine with only a part of the service needs the shared database',
    ],
    [
      env.PAYMENTS === 'none' && env.STRIPE_SECRET_KEY !== undefined,
      'PAYMENTS: none means that nothing is sold; remove it, or remove the keys of Stripe',
    ],
    [
      Boolean(env.SMTP_URL) !== Boolean(env.MAIL_FROM),
      'SMTP_URL, MAIL_FROM: email needs both a server and a sender',
    ],
  ];
  return rules.flatMap(([broken, mistake]) => (broken ? [mistake] : []));
}

/** Variables with a value; an empty one counts as not set. */
export function readGiven(env: Record<string, string | undefined> = process.env): Env {
  return Object.fromEntries(Object.entries(env).flatMap(([name, value]) => (value ? [[name, value]] : [])));
}

/** Reads the configuration, or throws ConfigMistakes with every mistake at once. */
export function loadConfig(env?: Record<string, string | undefined>) {
  const given = readGiven(env);
  const production = given.NODE_ENV === 'production';
  const { values, mistakes } = readSettings(given);
  const portalsDir = resolve(projectRoot, values.portalsDir);
  const boardsDir = resolve(projectRoot, values.boardsDir);
  const brands = loadPortals(portalsDir, {
    defaultPortal: values.defaultPortal ?? DEFAULT_PORTAL,
    production,
  });
  mistakes.push(
    ...findContradictions(given),
    ...(production ? findProductionMistakes(given) : []),
    ...brands.mistakes,
    ...(existsSync(boardsDir) ? [] : [`BOARDS_DIR: there is no folder ${boardsDir}`]),
  );
  if (mistakes.length > 0) throw new ConfigMistakes(mistakes);

  const { payments, googleDriveKeys, dropboxAppKey, ...same } = values;
  return {
    ...same,
    /** Printed at every start. */
    warnings: production ? findProductionWarnings(given) : [],
    publicUrl: values.publicUrl ?? `http://localhost:${values.port}`,
    dataDir: resolve(projectRoot, values.dataDir),
    /** The brands, and the folder that holds their pictures. */
    portals: brands.portals,
    portalsDir,
    boardsDir,
    chromiumPath: findChromium(given),
    /** Includes practice sites, which have private addresses, too. */
    allowedPrivateHosts: [...values.allowedPrivateHosts, ...listPracticeHosts(values.originMap)],
    plans: values.plans ?? defaultPlans,
    sellsPlans: payments !== 'none',
    drainMs: production ? 4000 : 300,
    driveKeys: { google: googleDriveKeys ?? null, dropbox: dropboxAppKey ?? null },
  };
}
