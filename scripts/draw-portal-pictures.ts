// Draws icon.png (180 × 180) and preview.png (1200 × 630) of each brand from its logo.svg, hero.svg, and portal.json.
// Usage: node scripts/draw-portal-pictures.ts [FOLDER of brands]
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';
import { findBrowser } from '#backend/platform/settings/config.ts';
import { Brand } from '#domain/portal/brand.ts';
import { PORTAL_CODES, portalKinds } from '#domain/portal/portal.ts';
import { brandColors } from '#domain/portal/theme.ts';

const folder = process.argv[2] ?? join(import.meta.dirname, '../config/portals');
const fonts = {
  modern: 'Figtree, sans-serif',
  serif: 'Georgia, serif',
  humanist: 'Verdana, sans-serif',
  system: 'sans-serif',
};

const asAddress = (file: string) => `data:image/svg+xml;base64,${readFileSync(file).toString('base64')}`;

async function draw(
  browser: Browser,
  html: string,
  width: number,
  height: number,
  path: string,
): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>*{margin:0;box-sizing:border-box}</style>${html}`);
  await page.screenshot({ path, omitBackground: true });
  await page.close();
}

const executablePath = findBrowser();
const browser = await chromium.launch(executablePath ? { executablePath } : {});
for (const code of PORTAL_CODES.filter((one) => readdirSync(folder).includes(one.toLowerCase()))) {
  const own = join(folder, code.toLowerCase());
  const brand = Brand.parse(JSON.parse(readFileSync(join(own, 'portal.json'), 'utf8')));
  const logo = asAddress(join(own, 'logo.svg'));
  const hero = existsSync(join(own, 'hero.svg')) ? asAddress(join(own, 'hero.svg')) : logo;
  const color = brandColors[portalKinds[code].theme];
  const words = `<div style="display:flex;flex-direction:column;justify-content:center;gap:28px;padding:64px;width:640px">
    <div style="display:flex;align-items:center;gap:20px;font:700 40px ${fonts[brand.look.type]}"><img src="${logo}" width="72" height="72">${brand.name}</div>
    <div style="font:700 60px/1.1 ${fonts[brand.look.type]}">${brand.hero.title}</div></div>`;
  const ground =
    brand.look.header === 'brand' ? `background:${color};color:#fff` : 'background:#fff;color:#111827';
  await draw(
    browser,
    `<img src="${logo}" width="180" height="180" style="display:block">`,
    180,
    180,
    join(own, 'icon.png'),
  );
  await draw(
    browser,
    `<div style="display:flex;width:1200px;height:630px;border-bottom:16px solid ${color};${ground}">${words}
     <div style="flex:1;display:grid;place-items:center;background:#f9fafb"><img src="${hero}" width="480" height="440" style="object-fit:contain"></div></div>`,
    1200,
    630,
    join(own, 'preview.png'),
  );
}
await browser.close();
