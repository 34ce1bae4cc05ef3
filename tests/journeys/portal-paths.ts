import type { Page } from '@playwright/test';
import { type PortalCode, portalKinds } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';
import { type SeededPerson, seedApplications } from './seeded-person.ts';

/** The pages of the portal's route table and of its sitemap. */
export async function listPaths(page: Page, code: PortalCode, person: SeededPerson): Promise<string[]> {
  const table = routesOf(portalKinds[code]);
  const [ready = '', sent = ''] = await seedApplications(person, [
    { status: 'ReadyForReview', title: 'Data Analyst' },
    { status: 'Success', title: 'Data Engineer', submittedAt: '2026-11-12T12:00:00Z' },
  ]);
  const literal = Object.entries(table).flatMap(([key, target]) =>
    typeof target === 'string' && key !== 'applicationUrl' ? [target] : [],
  );
  const sitemap = await page.evaluate(async () => (await fetch('/sitemap.xml')).text());
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  const steps = table.onboarding.map((step) => step.path);
  const visited = code === 'SNR' ? listed : oneOfEachKind(listed);
  return [...new Set([...literal, ...steps, table.audit(ready), table.receipt(sent), ...visited])];
}

/** Articles are alike, and so are fields of work: one portal shows them all, the others one of each. */
function oneOfEachKind(paths: string[]): string[] {
  const kinds = new Map(paths.map((path) => [path.replace(/(\/(?:blog|jobs)\/).+/, '$1'), path]));
  return [...kinds.values()];
}
