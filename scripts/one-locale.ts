import type { Plugin } from 'vite';

/**
 * The widgets come with texts in 34 languages; the product uses one, so the others stay out of the bundle.
 */
export function oneLocale(kept: string): Plugin {
  const words = /\/node_modules\/react-(?:aria|stately)[^?]*\/intl\/[^/]+\/([a-z]{2}-[A-Z]{2})\.m?js$/;
  return {
    name: 'one-locale',
    enforce: 'pre',
    load(id) {
      const locale = words.exec(id)?.[1];
      return locale === undefined || locale === kept ? null : 'export default {};';
    },
  };
}
