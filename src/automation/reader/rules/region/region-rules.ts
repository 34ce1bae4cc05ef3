import type { RawBlock } from '#automation/form/in-page/controls/raw-marks.ts';
import type { NoQuestionRule } from '#automation/reader/rules/no-question-facts.ts';
import { markup, phrase } from '#automation/reader/words/phrases.ts';

// Parts of a page that never contain its application form.

/** What a block calls itself. */
const wordsOf = ({ classes, id, spoken }: RawBlock) => `${id} ${classes} ${spoken}`;

const isA = ({ role, tag }: RawBlock, name: string, as: string) => tag === name || role === as;

const parts = ['form', 'main', 'article', 'section', 'dialog'];

/** Belongs to the whole page rather than to a part of it; some pages are one large form. */
function isOfPage(index: number, around: readonly RawBlock[]): boolean {
  const part = around.slice(index + 1).find(({ role, tag }) => parts.includes(tag) || role === 'dialog');
  return !part || (part.tag === 'form' && (part.holds.includes('nav') || part.holds.includes('main')));
}

/** Some element around the control, or the control itself, is such a part. */
const isIn =
  (
    isPart: (block: RawBlock, index: number, around: readonly RawBlock[]) => boolean,
  ): NoQuestionRule['holds'] =>
  ({ around }) =>
    around.some(isPart);

const takesText = (type: string) => !['checkbox', 'radio', 'file'].includes(type);

/** Strongest first. */
export const regionRules: readonly NoQuestionRule[] = [
  {
    id: 'region/cookies',
    weight: 94,
    because: 'It is in a banner about cookies.',
    witnesses: ['hosted-systems/teamtailor', 'page-kinds/a-form-under-a-cookie-banner'],
    holds: isIn((block) => markup.cookieBanner.test(wordsOf(block))),
  },
  {
    id: 'region/search',
    weight: 93,
    because: 'It is in a search form.',
    witnesses: ['page-kinds/a-list-of-jobs-with-a-search-box'],
    holds: isIn(
      (block) => block.role === 'search' || (block.tag === 'form' && markup.searchForm.test(wordsOf(block))),
    ),
  },
  {
    id: 'region/navigation',
    weight: 92,
    because: 'It is in the navigation.',
    witnesses: ['hand-made/parts-of-the-page-around-the-form'],
    holds: isIn((block) => isA(block, 'nav', 'navigation')),
  },
  {
    id: 'region/header',
    weight: 91,
    because: 'It is in the header of the page.',
    witnesses: ['hand-made/parts-of-the-page-around-the-form'],
    holds: isIn(
      (block, index, around) =>
        block.role === 'banner' || (block.tag === 'header' && isOfPage(index, around)),
    ),
  },
  {
    id: 'region/footer',
    weight: 90,
    because: 'It is in the footer of the page.',
    witnesses: ['career-page-kinds/posting-that-asks-for-mail-with-a-contact-form'],
    holds: isIn((block, index, around) => isA(block, 'footer', 'contentinfo') && isOfPage(index, around)),
  },
  {
    id: 'region/aside',
    weight: 89,
    because: 'It is beside the content of the page, without a form.',
    witnesses: ['hand-made/parts-of-the-page-around-the-form'],
    holds: isIn(
      (block, index, around) =>
        isA(block, 'aside', 'complementary') && !block.holds.includes('form') && isOfPage(index, around),
    ),
  },
  {
    id: 'region/chat',
    weight: 88,
    because: 'It is in a chat.',
    witnesses: ['hand-made/parts-of-the-page-around-the-form'],
    holds: isIn((block) => markup.chat.test(wordsOf(block))),
  },
  {
    id: 'region/newsletter',
    weight: 87,
    because: 'Its form subscribes to news or job alerts.',
    witnesses: ['hand-made/parts-of-the-page-around-the-form'],
    holds: isIn(
      (block) => block.tag === 'form' && markup.newsletterForm.test(`${wordsOf(block)} ${block.action}`),
    ),
  },
  {
    id: 'region/own-button',
    weight: 86,
    because: 'A button directly behind it sends only this input, such as “Subscribe” or “Go”.',
    witnesses: ['shapes/table-from-head-to-foot'],
    holds: ({ control: { nextButton, type } }) => takesText(type) && phrase.ownButton.test(nextButton),
  },
  {
    id: 'region/language-switch',
    weight: 85,
    because: 'It is in a switch for the language of the page.',
    witnesses: ['hand-made/parts-of-the-page-around-the-form'],
    holds: isIn((block) => markup.languageSwitch.test(wordsOf(block))),
  },
  {
    id: 'region/language-names',
    weight: 84,
    because: 'It is a list of languages without a name, each in its own words.',
    witnesses: ['hand-made/parts-of-the-page-around-the-form'],
    holds: ({ control: { name, options, tag } }) =>
      tag === 'select' &&
      name === '' &&
      options.length > 1 &&
      options.some(({ label }) => phrase.languageNameExact.test(label)),
  },
  {
    id: 'region/language-above-title',
    weight: 83,
    because: 'It is a list called “language” above the title of the page.',
    witnesses: ['shapes/autofill-language-and-a-described-list'],
    holds: ({ control: { id, isAboveTitle, name, tag } }) =>
      tag === 'select' && isAboveTitle && markup.languageIdentifier.test(name || id),
  },
];
