import { readFile } from 'node:fs/promises';
import { readDefinition } from '#automation/definitions/read-definition.ts';
import { detectByUrl } from '#automation/employers/detect-employer.ts';
import type { SavedReading } from '#automation/read-questions.ts';

/** The form of a published definition, a file or an address; null when the target is something else. No browser. */
export async function readDefinitionTarget(
  target: string,
  originalUrl: string | undefined,
): Promise<SavedReading | null> {
  if (!isDefinition(target)) return null;
  const form = readDefinition(await loadDefinition(target), describeOrigin(originalUrl ?? target));
  if (!form)
    return { ats: null, pageKind: 'other', language: '', fields: [], obstacles: ['failure_parsing'], form };
  const { ats, language, fields } = form;
  return { ats, pageKind: 'form', language, fields, obstacles: [], form };
}

/** A saved file, or the address under which a system publishes its forms. */
function isDefinition(target: string): boolean {
  const url = /^https?:/.test(target) ? URL.parse(target) : null;
  if (!url) return target.endsWith('.json');
  return /\/v1\/boards\/[^/]+\/jobs\/\d+$|\/api\/v1\/jobs\/[^/]+\/form$|\/api\/offers\/?$|\/careers\/\d+\/detail$/.test(
    url.pathname,
  );
}

async function loadDefinition(target: string): Promise<unknown> {
  if (!/^https?:/.test(target)) return JSON.parse(await readFile(target.replace(/^file:\/\//, ''), 'utf8'));
  const response = await fetch(target, { redirect: 'error', headers: { accept: 'application/json' } });
  return response.json();
}

function describeOrigin(address: string): { url: string; tenant: string; postingId: string } {
  const url = URL.parse(address);
  const { tenant, postingId } = (url && detectByUrl(url)?.identity) ?? { tenant: '', postingId: '' };
  return { url: address, tenant, postingId };
}
