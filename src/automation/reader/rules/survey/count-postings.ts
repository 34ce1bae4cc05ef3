import type { RawPress, RawSurvey } from '#automation/form/in-page/survey-page.ts';
import { markup, phrase } from '#automation/reader/words/phrases.ts';

type Links = Pick<RawSurvey, 'base' | 'presses' | 'url'>;

const isContent = ({ href, inside = [] }: RawPress) =>
  href !== undefined && !['nav', 'footer', 'header'].some((part) => inside.some((one) => one === part));

const isPosting = ({ href = '', text }: RawPress) =>
  markup.postingPath.test(href) && text.length > 3 && text.length < 300 && !phrase.noPostingLink.test(text);

const pathOf = (href: string, base: string) => {
  const url = URL.parse(href, base) ?? URL.parse(href, 'https://page.invalid/');
  return url ? `${url.host}${url.pathname}${url.search}` : '';
};

/** How many different postings the page links to, without a link to itself. */
export function countPostings({ base, presses, url }: Links): number {
  const ownPath = URL.parse(url)?.pathname.replace(/\/$/, '') ?? '';
  const isItself = (path: string) => markup.postingPath.test(ownPath) && path.includes(ownPath);
  const paths = presses
    .filter((one) => isContent(one) && isPosting(one))
    .map(({ href = '' }) => pathOf(href, base));
  return new Set(paths.filter((path) => !isItself(path))).size;
}
