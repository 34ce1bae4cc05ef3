import { PORTAL_CODES } from '#domain/portal/portal.ts';
import { THEMES } from '#domain/portal/theme.ts';
import { portals } from '#tests/portals.ts';
import { boxOf, desktopSize, openGallery, region, styleOf, test } from './open-gallery.ts';
import { expect } from './watched-page.ts';

test.use({ trace: 'off' });
test.afterEach(({ desktop }) => desktop.setViewportSize(desktopSize));

test('each portal has its theme, with its own colors [DSN-001]', async ({ desktop, request }) => {
  for (const code of PORTAL_CODES) {
    const answer = await request.get(`/?portal=${code}`);
    expect(await answer.text()).toContain(`data-theme="${portals[code].theme}"`);
  }
  const brands = await desktop.evaluate(
    (themes) =>
      themes.map((theme) => {
        const part = Object.assign(document.body.appendChild(document.createElement('i')), { hidden: true });
        Object.assign(part.dataset, { theme, scheme: 'light' });
        return getComputedStyle(part).getPropertyValue('--brand');
      }),
    [...THEMES],
  );
  expect(new Set(brands).size).toBe(9);
});

test.describe('measures', () => {
  test('text and headings have their sizes, smaller on phones [DSN-004] [DSN-005]', async ({
    desktop: page,
  }) => {
    const style = region(page, 'Color and type');
    const sizes = () =>
      Promise.all(
        [
          page.locator('body'),
          page.getByRole('heading', { level: 1 }),
          style.getByRole('heading', { name: 'Review your application' }),
          style.getByRole('heading', { name: 'Why this matches' }),
          style.getByRole('heading', { name: 'Senior Operations Analyst' }),
        ].map((locator) => styleOf(locator, 'font-size')),
      );
    expect(await sizes()).toEqual(['16px', '48px', '32px', '18px', '16px']);
    await page.setViewportSize({ width: 1024, height: 800 });
    expect(await sizes()).toEqual(['14px', '48px', '32px', '18px', '16px']);
    await page.setViewportSize({ width: 768, height: 800 });
    expect(await sizes()).toEqual(['14px', '36px', '28px', '18px', '16px']);
  });

  test('content is at most 960 px wide, and 114rem from 1200 px on [DSN-006] [DSN-007]', async ({
    desktop: page,
  }) => {
    const widthAt = async (width: number) => {
      await page.setViewportSize({ width, height: 800 });
      return (await boxOf(region(page, 'Buttons'))).width;
    };
    expect(await widthAt(1199)).toBe(960);
    expect(await widthAt(1200)).toBe(1140);
    expect(await widthAt(1800)).toBe(1140);
    expect(await styleOf(page.locator('html'), 'font-size')).toBe('10px');
  });

  test('form groups are 2.4rem apart [DSN-008]', async ({ desktop: page }) => {
    const fields = region(page, 'Fields');
    const first = await boxOf(fields.getByLabel('Job title').locator('xpath=ancestor::*[@data-rac][last()]'));
    const second = await boxOf(
      fields.getByText('Company', { exact: true }).locator('xpath=ancestor::*[@data-rac][last()]'),
    );
    expect(second.y - (first.y + first.height)).toBeCloseTo(24, 0);
  });

  test('empty states have images in two sets of sizes [DSN-009]', async ({ desktop: page }) => {
    const pictures = region(page, 'Empty states').locator('svg[viewBox="0 0 200 200"]');
    const sizes = () =>
      pictures.evaluateAll((all) => all.map((one) => `${one.clientWidth}x${one.clientHeight}`));
    expect(await sizes()).toEqual(['200x200', '201x138', '200x200', '200x200']);
    await page.setViewportSize({ width: 768, height: 800 });
    expect(await sizes()).toEqual(['120x120', '122x84', '120x120', '120x120']);
  });

  test('a spinner turns once in two seconds [DSN-010]', async ({ desktop: page }) => {
    const spinner = region(page, 'Loading, paging, progress').getByRole('status', { name: 'Loading' });
    expect(await styleOf(spinner, 'animation-duration')).toBe('2s');
    expect(await styleOf(spinner, 'animation-iteration-count')).toBe('infinite');
  });

  test('buttons are round, with four heights and four weights, and icons of 16 px [DSN-018] [DSN-019]', async ({
    desktop: page,
  }) => {
    const row = region(page, 'Buttons').getByRole('row').nth(1).getByRole('button');
    const heights = [32, 40, 44, 52];
    for (const [index, height] of heights.entries()) {
      const button = row.nth(index);
      const box = await boxOf(button);
      expect(box.height).toBe(height);
      expect(Number.parseFloat(await styleOf(button, 'border-top-left-radius'))).toBeGreaterThanOrEqual(
        height / 2,
      );
      const icon = await boxOf(button.locator('svg'));
      expect([icon.width, icon.height]).toEqual([16, 16]);
    }
    const pictures = await page.locator('main button:not([aria-haspopup]) > svg').evaluateAll((found) =>
      found.map((svg) => ({
        width: svg.getBoundingClientRect().width,
        in: svg.parentElement?.outerHTML.slice(0, 80),
      })),
    );
    expect(pictures.length).toBeGreaterThan(20);
    expect(pictures.filter(({ width }) => width !== 16 && width !== 0)).toEqual([]);
    for (const [weight, value] of [
      ['light', '400'],
      ['medium', '500'],
      ['bold', '600'],
      ['dark', '700'],
    ] as const) {
      const button = region(page, 'Buttons').getByRole('button', { name: weight, exact: true });
      expect(await styleOf(button, 'font-weight')).toBe(value);
    }
  });
});

test.describe('modal', () => {
  test('has its sizes [DSN-021]', async ({ desktop: page }) => {
    for (const [size, width] of [
      ['sm', 343],
      ['md', 600],
      ['smd', 590],
      ['xmd', 700],
      ['lg', 1140],
    ] as const) {
      await page.getByRole('button', { name: `Open ${size}`, exact: true }).click();
      const dialog = page.getByRole('dialog');
      await expect.poll(async () => (await boxOf(dialog)).width).toBe(width);
      await dialog.press('Escape');
      await expect(dialog).toBeHidden();
    }
  });

  test('closes with a click outside and with Escape, unless it must be answered [DSN-022] [DSN-023]', async ({
    desktop: page,
  }) => {
    const dialog = page.getByRole('dialog');
    const opener = page.getByRole('button', { name: 'Open md', exact: true });
    await opener.click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(10, 10);
    await expect(dialog).toBeHidden();
    await opener.click();
    await dialog.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();

    await page.getByRole('button', { name: 'Open one that must be answered' }).click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(10, 10);
    await dialog.press('Escape');
    await expect(dialog).toBeVisible();
    await page.getByRole('button', { name: 'Stay' }).click();
    await expect(dialog).toBeHidden();
  });

  test('keeps the focus inside [DSN-024]', async ({ desktop: page }) => {
    await page.getByRole('button', { name: 'Open md', exact: true }).click();
    const dialog = page.getByRole('dialog');
    const holdsFocus = () => dialog.evaluate((element) => element.contains(document.activeElement));
    await expect.poll(holdsFocus).toBe(true);
    const seen = new Set<string>();
    for (const key of [...Array<string>(7).fill('Tab'), ...Array<string>(7).fill('Shift+Tab')]) {
      await page.keyboard.press(key);
      expect(await holdsFocus()).toBe(true);
      seen.add(await page.evaluate(() => document.activeElement?.textContent ?? ''));
    }
    expect([...seen]).toEqual(expect.arrayContaining(['Cancel', 'Apply']));
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test('for confirmation has heading, HTML, two buttons, and "don\'t show again"', async ({
    desktop: page,
  }) => {
    const modals = region(page, 'Modals');
    await modals.getByRole('button', { name: 'Open confirmation' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ready to apply?' });
    await expect(dialog.locator('b')).toHaveText('Tandem Payroll');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await dialog.getByText("Don't show this window again.").click();
    await dialog.getByRole('button', { name: 'Apply' }).click();
    await expect(dialog).toBeHidden();
    await expect(modals.getByText('Applied, not asked again')).toBeVisible();
  });
});

test.describe('tooltip', () => {
  test('shows at the pointer, wide enough, fading in over half a second [DSN-027] [DSN-029] [DSN-030]', async ({
    desktop: page,
  }) => {
    const tip = page.getByRole('tooltip');
    await page.mouse.move(5, 5);
    await expect(tip).toBeHidden();
    await page.getByRole('button', { name: 'About the salary' }).hover();
    await expect(tip).toBeVisible();
    expect(await styleOf(tip, 'min-width')).toBe('268px');
    await expect.poll(async () => (await boxOf(tip)).width).toBeGreaterThanOrEqual(268);
    expect(await styleOf(tip, 'transition-property')).toBe('opacity');
    expect(await styleOf(tip, 'transition-duration')).toBe('0.5s');
    await page.keyboard.press('Escape');
    await expect(tip).toBeHidden();
  });

  test('shows on tap on phones [DSN-028]', async ({ phone }) => {
    await openGallery(phone);
    const button = phone.getByRole('button', { name: 'About the salary' });
    await button.scrollIntoViewIfNeeded();
    // A page that is still scrolling closes its overlays.
    await phone.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await button.tap();
    await expect(phone.getByRole('tooltip')).toBeVisible();
  });
});

test.describe('progress and lists', () => {
  test('a progress bar animates from its start to its status in a second [DSN-032]', async ({
    desktop: page,
  }) => {
    const section = region(page, 'Loading, paging, progress');
    await section.getByRole('button', { name: 'Run again' }).scrollIntoViewIfNeeded();
    const move = await section
      .getByRole('button', { name: 'Run again' })
      .evaluate(async (button: HTMLElement) => {
        button.click();
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const fill = document.querySelector('[role="progressbar"][aria-label="Answers"] > *');
        const [animation] = fill?.getAnimations() ?? [];
        const frames = (animation?.effect as KeyframeEffect | undefined)?.getKeyframes() ?? [];
        return {
          duration: animation?.effect?.getTiming().duration,
          from: frames[0]?.['translate'],
          to: frames.at(-1)?.['translate'],
        };
      });
    expect(move).toEqual({ duration: 1000, from: '-80%', to: '-34%' });
    await expect(section.getByRole('progressbar', { name: 'Answers' })).toHaveAttribute(
      'aria-valuenow',
      '66',
    );
  });

  test('a switch is on or off [DSN-033]', async ({ desktop: page }) => {
    const choice = region(page, 'Choices').getByRole('switch', { name: 'Include Remote Jobs' });
    await expect(choice).toBeChecked();
    await region(page, 'Choices').getByText('Include Remote Jobs').click();
    await expect(choice).not.toBeChecked();
  });

  test('five skeleton rows are shown while a list loads [DSN-034]', async ({ desktop: page }) => {
    await expect(page.getByRole('list', { name: 'Loading jobs' }).getByRole('listitem')).toHaveCount(5);
  });

  test('pagination has PREV, NEXT, numbers, and gaps, and is hidden when there is only one page [DSN-035] [DSN-036]', async ({
    desktop: page,
  }) => {
    const section = region(page, 'Loading, paging, progress');
    const paging = section.getByRole('navigation', { name: 'Pages' });
    await expect(paging).toHaveCount(1);
    await expect(paging).toHaveText('PREV1...567...12NEXT');
    await paging.getByRole('button', { name: 'NEXT' }).click();
    await expect(paging.getByRole('button', { name: 'Page 7' })).toHaveAttribute('aria-current', 'page');
    await paging.getByRole('button', { name: 'Page 12' }).click();
    await expect(paging).toHaveText('PREV1...9101112NEXT');
    await expect(paging.getByRole('button', { name: 'NEXT' })).toBeDisabled();
  });
});
