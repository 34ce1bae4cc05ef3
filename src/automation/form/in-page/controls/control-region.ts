import { markup, phrase } from '#automation/reader/words/phrases.ts';
import { classOf, clean } from './dom.ts';
import { parentOf } from './page-texts.ts';
import { oncePerElement } from './reading.ts';

// Finds the part of the page that a control belongs to.

/** A language picker: at the top of the page, or with each language in its own words. */
function isLanguagePicker(control: Element): boolean {
  if (control instanceof HTMLSelectElement && control.name === '') {
    const offered = [...control.options].map((option) => clean(option.textContent));
    if (offered.length > 1 && offered.some((text) => phrase.languageNameExact.test(text))) return true;
  }
  const title = document.querySelector('h1');
  return (
    control instanceof HTMLSelectElement &&
    markup.languageIdentifier.test(control.name || control.id) &&
    title !== null &&
    (control.compareDocumentPosition(title) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  );
}

/** An input directly before a button that submits only it, on pages that are one large form. */
function hasOwnButton(control: Element): boolean {
  const next = control.nextElementSibling;
  return (
    control.matches('input:not([type=checkbox], [type=radio], [type=file])') &&
    next?.matches('button, input[type=submit]') === true &&
    phrase.ownButton.test(clean((next as HTMLInputElement).value || next.textContent))
  );
}

/** Belongs to the whole page rather than a part of it; some pages are one large form. */
function isOfPage(element: Element): boolean {
  const around = element.parentElement?.closest('form, main, article, section, dialog, [role=dialog]');
  return !around || (around.matches('form') && around.querySelector('nav, main') !== null);
}

/** By its tag or its role, without a selector: every element around a control is asked. */
const isA = (element: Element, tag: string, role: string) =>
  element.localName === tag || element.getAttribute('role') === role;

/** Parts of a page that never contain its application form, from the most to the least telling. */
const regions = Object.entries<(element: Element, words: string) => boolean>({
  cookies: (_, words) => markup.cookieBanner.test(words),
  search: (element, words) =>
    element.getAttribute('role') === 'search' ||
    (element.localName === 'form' && markup.searchForm.test(words)),
  navigation: (element) => isA(element, 'nav', 'navigation'),
  header: (element) =>
    element.getAttribute('role') === 'banner' || (element.localName === 'header' && isOfPage(element)),
  footer: (element) => isA(element, 'footer', 'contentinfo') && isOfPage(element),
  aside: (element) =>
    isA(element, 'aside', 'complementary') && !element.querySelector('form') && isOfPage(element),
  chat: (_, words) => markup.chat.test(words),
  newsletter: (element, words) =>
    element.localName === 'form' &&
    markup.newsletterForm.test(`${words} ${element.getAttribute('action') ?? ''}`),
  language: (_, words) => markup.languageSwitch.test(words),
});

/** The part that this element is itself; empty for any other element. */
const nameRegion = oncePerElement((element) => {
  const words = `${element.id} ${classOf(element)} ${element.getAttribute('aria-label') ?? ''}`;
  return regions.find(([, holds]) => holds(element, words))?.[0] ?? '';
});

export function findRegion(control: Element): string {
  if (hasOwnButton(control)) return 'newsletter';
  if (isLanguagePicker(control)) return 'language';
  for (let one: Element | null = control; one && one !== document.body; one = parentOf(one)) {
    const region = nameRegion(one);
    if (region !== '') return region;
  }
  return '';
}
