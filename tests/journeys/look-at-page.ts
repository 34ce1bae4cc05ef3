import type { Page } from '@playwright/test';

/** The layout of a page at its width, read in one call. */
export function lookAtPage(page: Page) {
  return page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
    const shown = (selector: string) => all(selector).filter(isShown);
    const texts = (selector: string) => shown(selector).map((element) => element.textContent?.trim() ?? '');
    const px = (element: Element, name: 'fontSize' | 'borderRadius' | 'maxWidth') =>
      parseFloat(getComputedStyle(element)[name]);
    const inside = (element: Element) => {
      const { paddingLeft, paddingRight } = getComputedStyle(element);
      return element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    };
    const bar = document.querySelector('header > div') ?? document.body;
    const footer = document.querySelector('footer');
    const inner = footer?.firstElementChild ?? document.body;
    return {
      tooWide: document.documentElement.scrollWidth - window.innerWidth,
      text: px(document.body, 'fontSize'),
      titles: shown('h1').map((title) => ({ text: title.textContent ?? '', size: px(title, 'fontSize') })),
      headings: shown('h1, h2, h3, h4')
        .filter((heading) => heading.clientWidth > 1)
        .map((heading) => ({ text: heading.textContent ?? '', size: px(heading, 'fontSize') })),
      header: {
        height: bar.clientHeight,
        width: inside(bar),
        logo: document.querySelector('header a')?.getAttribute('href'),
        name: document.querySelector('header a')?.textContent ?? '',
      },
      nav: texts('header nav[aria-label=Main] a'),
      active: texts('header nav[aria-label=Main] [aria-current=page]'),
      menu: shown('header summary').length,
      contentWidth: Math.max(0, ...shown('main > div').map(inside)),
      rounded: shown('main button[data-variant=primary], main a[data-variant=primary]').every(
        (button) => px(button, 'borderRadius') >= button.clientHeight / 2,
      ),
      footer: {
        columns: texts('footer h2'),
        links: all('footer a').map((link) => link.getAttribute('href') ?? ''),
        text: footer?.textContent ?? '',
        width: px(inner, 'maxWidth'),
      },
    };
  });
}

export type Look = Awaited<ReturnType<typeof lookAtPage>>;
