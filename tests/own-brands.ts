import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { projectRoot } from '#backend/platform/settings/config.ts';

const made: string[] = [];

/** A folder with an operator's own brands: the samples of these codes, with changes. */
export function makeBrands(brands: Record<string, object>): string {
  const folder = mkdtempSync(join(tmpdir(), 'applywright-brands-'));
  made.push(folder);
  for (const [code, changes] of Object.entries(brands)) {
    cpSync(join(projectRoot, 'config/portals', code), join(folder, code), { recursive: true });
    const file = join(folder, code, 'portal.json');
    const brand = JSON.parse(readFileSync(file, 'utf8')) as object;
    writeFileSync(file, JSON.stringify({ ...brand, ...changes }));
  }
  return folder;
}

/** Contact details that production accepts. */
export const ownContact = {
  companyName: 'Lakeside Careers, Inc.',
  supportPhone: '(512) 478-2200',
  supportEmail: 'help@lakesidecareers.com',
};

afterAll(() => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});
