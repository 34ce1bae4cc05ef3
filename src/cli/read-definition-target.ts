import { readFile } from 'node:fs/promises';
import { readDefinition, readDefinitionPage } from '#automation/definitions/read-definition.ts';
import type { SavedReading } from '#automation/read/page-snapshot.ts';
import { loadConfig } from '#backend/platform/settings/config.ts';
import type { EmployerForm } from '#domain/question/form/employer-form.ts';
import { listPracticeOrigins } from '#practice/sites/practice-origins.ts';
import { detectByUrl } from '#systems/detect-employer.ts';
import type { OriginMap } from '#systems/origin-map.ts';
import { readJsonFile } from './profile-file.ts';

/** Reads the form of a published definition, or of a saved page that contains one, without a browser; null for anything else. */
export async function readDefinitionTarget(
  target: string,
  originalUrl: string | undefined,
): Promise<SavedReading | null> {
  const origin = describeOrigin(originalUrl ?? target);
  if (isDefinition(target)) {
    const form = readDefinition(await loadDefinition(target), origin);
    return form
      ? tellForm(form)
      : { ats: null, pageKind: 'other', language: '', fields: [], obstacles: ['failure_parsing'], form };
  }
  if (/^https?:/.test(target)) return null;
  const form = readDefinitionPage(await readFile(target.replace(/^file:\/\//, ''), 'utf8'), origin);
  return form && tellForm(form);
}

function tellForm(form: EmployerForm): SavedReading {
  const { ats, language, fields } = form;
  const obstacles: SavedReading['obstacles'] = language === 'en' ? [] : ['failure_unsupported_language'];
  return { ats, pageKind: 'form', language, fields, obstacles, form };
}

/** True for a saved file or a URL under which a system publishes its forms. */
function isDefinition(target: string): boolean {
  const url = /^https?:/.test(target) ? URL.parse(target) : null;
  if (!url) return target.endsWith('.json');
  return /\/v1\/boards\/[^/]+\/jobs\/\d+$|\/api\/v1\/jobs\/[^/]+\/form$|\/api\/offers\/?$|\/careers\/\d+\/detail$/.test(
    url.pathname,
  );
}

async function loadDefinition(target: string): Promise<unknown> {
  if (!/^https?:/.test(target)) return readJsonFile(target.replace(/^file:\/\//, ''));
  const response = await fetch(target, { redirect: 'error', headers: { accept: 'application/json' } });
  return response.json();
}

function describeOrigin(address: string): { url: string; tenant: string; postingId: string } {
  const url = URL.parse(address);
  const { tenant, postingId } = (url && detectByUrl(url, findOriginMap())?.identity) ?? {
    tenant: '',
    postingId: '',
  };
  return { url: address, tenant, postingId };
}

/** Returns ORIGIN_MAP plus the practice employers that `npm start` runs on this machine. */
export function findOriginMap(): OriginMap {
  const { originMap, practicePort, environment } = loadConfig();
  if (environment === 'production') return originMap;
  return [...originMap, ...listPracticeOrigins(`http://127.0.0.1:${practicePort}`)];
}
