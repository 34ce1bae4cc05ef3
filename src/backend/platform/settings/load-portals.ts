import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { Brand, findSampleFields } from '#domain/portal/brand.ts';
import {
  type BrandPictures,
  PORTAL_CODES,
  type Portal,
  type PortalCode,
  portalKinds,
} from '#domain/portal/portal.ts';

/** The images of a brand, by file name. */
const pictures = { logo: 'logo.svg', icon: 'icon.png', preview: 'preview.png', hero: 'hero.svg' } as const;
export const pictureNames: readonly string[] = Object.values(pictures);

interface Loaded {
  portals: Partial<Record<PortalCode, Portal>>;
  mistakes: string[];
}

/**
 * Reads the brands in a folder, one subfolder each, named by the portal's code. A portal without a subfolder is not
 * offered. Every mistake is reported with its file.
 */
export function loadPortals(
  folder: string,
  { defaultPortal, production }: { defaultPortal: PortalCode; production: boolean },
): Loaded {
  const loaded: Loaded = { portals: {}, mistakes: [] };
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const code of PORTAL_CODES) {
    const name = code.toLowerCase();
    if (names.includes(name)) loadPortal(code, join(folder, name), production, loaded);
  }
  const offered = Object.values(loaded.portals);
  const taken = offered.flatMap(({ hosts }) => hosts).filter((host, at, all) => all.indexOf(host) !== at);
  for (const host of new Set(taken))
    loaded.mistakes.push(`${folder}: ${host} belongs to more than one portal`);
  if (!names.includes(defaultPortal.toLowerCase()))
    loaded.mistakes.push(`PORTALS_DIR: ${folder} has no folder for the default portal ${defaultPortal}`);
  return loaded;
}

function loadPortal(
  code: PortalCode,
  folder: string,
  production: boolean,
  { portals, mistakes }: Loaded,
): void {
  const file = relative(process.cwd(), join(folder, 'portal.json'));
  const parsed = readBrand(folder);
  if (typeof parsed === 'string') {
    mistakes.push(`${file}: ${parsed}`);
    return;
  }
  for (const issue of parsed.error?.issues ?? [])
    mistakes.push(`${file}: ${[...issue.path, ''].join('.').slice(0, -1) || 'it'}: ${issue.message}`);
  const found = findPictures(folder);
  for (const name of ['logo', 'icon', 'preview'] as const)
    if (!found[name]) mistakes.push(`${file}: ${pictures[name]} is missing next to it`);
  if (!parsed.success) return;
  const samples = production ? findSampleFields(parsed.data) : [];
  if (samples.length > 0)
    mistakes.push(
      `${file}: production refuses the sample in ${samples.join(', ')}; put your own brands in a folder and set PORTALS_DIR to it`,
    );
  portals[code] = { ...portalKinds[code], ...parsed.data, pictures: found as BrandPictures };
}

function readBrand(folder: string) {
  try {
    return Brand.safeParse(JSON.parse(readFileSync(join(folder, 'portal.json'), 'utf8')));
  } catch (error) {
    return error instanceof SyntaxError ? `is not JSON: ${error.message}` : 'is missing';
  }
}

/** Their URLs contain a hash of the content, so that browsers can cache them forever. */
function findPictures(folder: string): Partial<BrandPictures> {
  const found = Object.entries(pictures).flatMap(([name, file]) => {
    const path = join(folder, file);
    if (!existsSync(path)) return [];
    const version = createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 10);
    return [[name, `/brand/${file}?v=${version}`]];
  });
  return Object.fromEntries(found) as Partial<BrandPictures>;
}
