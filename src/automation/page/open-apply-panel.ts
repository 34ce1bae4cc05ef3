import type { Page } from 'playwright-core';

const openingMs = 6_000;

/** Clicks the page's "Apply" button once, where the form is behind it. Returns whether anything was clicked. */
export async function openApplyPanel(page: Page): Promise<boolean> {
  const name =
    /^(apply( now| here| online)?|apply (for|to) this (job|position|role|opening)|i'?m interested|start (your )?application|(jetzt )?bewerben|postuler|solliciteer( nu| direct)?|aplicar( ahora)?|postular(me|se)?|candidat(ar-se|e-se|i))$/i;
  const buttons = page
    .getByRole('button', { name })
    .or(page.getByRole('link', { name }))
    .or(page.getByRole('tab', { name: /^(apply|application)$/i }))
    .filter({ visible: true });
  if ((await buttons.count()) === 0) return false;
  await buttons
    .first()
    .click({ timeout: openingMs })
    .catch(() => undefined);
  await page.waitForLoadState('domcontentloaded').catch(() => undefined);
  await page
    .locator('input[type=file], input[type=email], input[name*=mail i], input[type=password]')
    .first()
    .waitFor({ timeout: openingMs, state: 'attached' })
    .catch(() => undefined);
  return true;
}
