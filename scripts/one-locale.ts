import type { Plugin } from 'vite';

/**
 * The widgets come with texts in 34 languages; the product uses one, so the others stay out of the bundle. They also ask
 * the browser for the languages it supports, which takes it longer than loading the rest of the page's code.
 */
export function oneLocale(kept: string): Plugin {
  const words = /\/node_modules\/react-(?:aria|stately)[^?]*\/intl\/[^/]+\/([a-z]{2}-[A-Z]{2})\.m?js$/;
  return {
    name: 'one-locale',
    enforce: 'pre',
    transform(code, id) {
      if (!/\/i18n\/useDefaultLocale\.m?js$/.test(id)) return null;
      const asked = /Intl\.DateTimeFormat\.supportedLocalesOf\(\[\s*locale\s*\]\);/;
      if (!asked.test(code)) this.error('The widgets no longer ask for supported languages as they used to.');
      return { code: code.replace(asked, ''), map: null };
    },
    load(id) {
      const locale = words.exec(id)?.[1];
      return locale === undefined || locale === kept ? null : 'export default {};';
    },
  };
}
