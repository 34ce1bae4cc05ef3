import { markup, phrase } from '#automation/reader/words/phrases.ts';
import { clean } from './controls/dom.ts';

/** What a page consists of, counted and quoted; the kind of page is decided outside. */
export interface PageSurvey {
  url: string;
  title: string;
  lang: string;
  headings: string[];
  /** The beginning of the visible text. */
  text: string;
  textLength: number;
  /** Labels, options, and button texts. */
  formWords: string;
  passwords: number;
  /** How many different postings the page links to. */
  postings: number;
  /** Headings after the first, which may be job titles. */
  subheadings: string[];
  /** Headings that each have their own apply button. */
  offers: number;
  hasPosting: boolean;
  applyLinks: string[];
  signIn: string[];
  /** A disabled button that says applications are closed. */
  isShut: boolean;
  /** A placeholder where a form builder's script would render the form. */
  hasEmbed: boolean;
  scripts: number;
  noscript: string;
  frames: string[];
  marks: string[];
  /** Attributes that scripts remove or act on, which show that they haven't run. */
  templates: string[];
  challenge: boolean;
  /** Structured data for search engines. */
  structured: string[];
  /** Blocks around a canvas: their classes and text. */
  drawings: string[];
  /** Texts that may name the location of the job. */
  places: string[];
}

export interface SurveyWords {
  /** Selectors to look for; those that match are returned. */
  marks: string[];
  /** A pattern for identity numbers that are typed like a password but open no account. */
  secretNumbers: string;
  /** A pattern for buttons that lead to a login. */
  signIn: string;
}

/** Counts and quotes what the page consists of. */
export function surveyPage({ marks, secretNumbers, signIn }: SurveyWords): PageSurvey {
  const isVisible = (element: Element) => element.checkVisibility({ visibilityProperty: true });
  const visible = (selector: string) => [...document.querySelectorAll(selector)].filter(isVisible);
  const texts = (selector: string, most = 200) =>
    visible(selector)
      .slice(0, most)
      .map((element) => clean(element.textContent))
      .filter(Boolean);
  const outsideText =
    'script, style, noscript, template, nav, footer, [class*=cookie i], [id*=cookie i], [id*=onetrust i]';

  function readBody(): string {
    const copy = document.body?.cloneNode(true) as HTMLElement | undefined;
    for (const part of copy?.querySelectorAll(`${outsideText}, select`) ?? []) part.remove();
    return clean(copy?.textContent);
  }

  const path = (link: HTMLAnchorElement) => {
    const href = link.getAttribute('href') ?? '';
    const url = URL.parse(href, document.baseURI || 'https://page.invalid/');
    return url ? `${url.host}${url.pathname}${url.search}` : '';
  };
  const ownPath = location.pathname.replace(/\/$/, '');
  const links = (visible('a[href]') as HTMLAnchorElement[]).filter(
    (link) => !link.closest('nav, footer, header'),
  );
  const postingLinks = new Set(
    links
      .filter((link) => {
        const text = clean(link.textContent);
        return (
          markup.postingPath.test(link.getAttribute('href') ?? '') &&
          text.length > 3 &&
          text.length < 300 &&
          !phrase.noPostingLink.test(text)
        );
      })
      .map(path)
      .filter((one) => !markup.postingPath.test(ownPath) || !one.includes(ownPath)),
  );
  const structured = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => script.textContent ?? '',
  );
  const pressable = visible('a, button, input[type=submit], [role=button]');
  const sayOf = (one: Element) => clean((one as HTMLInputElement).value || one.textContent);
  const pressTexts = pressable.map(sayOf);
  // Site-wide navigation says nothing about this page.
  const ofThisPage = pressable.filter((one) => !one.closest('nav, header:has(nav)')).map(sayOf);
  const isApply = (text: string) => text.length < 40 && phrase.applyButton.test(text);
  const buttons = pressable.filter((one) => isApply(sayOf(one)) && !one.closest('nav, footer, form'));
  /** The heading of the block that contains only this button. */
  const findOffer = (button: Element) => {
    for (let one = button.parentElement; one && one !== document.body; one = one.parentElement) {
      if (buttons.some((other) => other !== button && one?.contains(other))) return null;
      const head = one.querySelector('h2, h3, h4, h5, h6');
      if (head) return clean(head.textContent);
    }
    return null;
  };
  const offers = new Set(buttons.map(findOffer).filter(Boolean));
  const signingIn = new RegExp(signIn, 'iu');
  /** Template markup that remains only until scripts run. */
  function listTemplates(): string[] {
    const has = (selector: string) => document.querySelector(selector) !== null;
    const found = {
      angular: has('[ng-app], [data-ng-app], [ng-controller]') && !has('.ng-scope'),
      vue: has('[v-if], [v-for], [v-show], [v-cloak]'),
      alpine: has('[x-cloak]'),
      knockout: has('[data-bind*="text:"]:empty, [data-bind*="html:"]:empty'),
    };
    return Object.entries(found).flatMap(([name, isThere]) => (isThere ? [name] : []));
  }
  const isSecretNumber = (input: HTMLInputElement) =>
    new RegExp(secretNumbers, 'i').test(
      [...(input.labels ?? [])].map((label) => label.textContent).join(' ') +
        ` ${input.name} ${input.placeholder} ${input.ariaLabel ?? ''}`,
    );
  /** Elements marked as the job's location, or text after "Location". */
  function listPlaces(): string[] {
    const marked =
      '[itemprop=jobLocation], [class*=job-location i], [class*=job__location i], [class*=joblocation i], [class*=job_location i], [class*=posting-location i], [data-ui=job-location], [data-qa*=job-location i], [data-automation-id=locations] dd, .posting-categories .location, .location';
    const heads = [...document.querySelectorAll('h2, h3, h4, h5, dt, th, strong, b, span, p, div')].filter(
      (one) =>
        one.childElementCount === 0 &&
        phrase.locationHead.test(clean(one.textContent)) &&
        !one.closest('form, nav, footer, label'),
    );
    const following = heads.map((one) => one.nextElementSibling ?? one.parentElement?.nextElementSibling);
    const lines = [...document.querySelectorAll('p, li, div, span, td, dd')].filter(
      (one) => (one.textContent ?? '').length <= 140 && phrase.locationLine.test(one.textContent ?? ''),
    );
    return [...document.querySelectorAll(marked), ...following, ...lines]
      .filter(
        (one) => one && !one.closest('nav, footer, label') && !one.querySelector('input, select, textarea'),
      )
      .map((one) => clean(one?.textContent).replace(phrase.locationStart, ''))
      .filter((text) => text.length > 1 && text.length <= 120)
      .slice(0, 6);
  }

  /** The smallest block around a canvas that has text. */
  function describeDrawing(canvas: Element): string {
    let classes = canvas.getAttribute('class') ?? '';
    for (let one = canvas.parentElement; one && !one.matches('form, main, body'); one = one.parentElement) {
      classes += ` ${one.getAttribute('class') ?? ''}`;
      const name = clean(one.querySelector('label, legend, h2, h3, h4, [class*=label i]')?.textContent);
      if (name !== '' && name.length < 200) return `${classes.trim()}: ${name}`;
    }
    return classes.trim();
  }

  const body = document.body ? readBody() : '';
  const shown = clean(document.body?.innerText);
  return {
    url: location.href,
    title: clean(document.title),
    lang:
      document.documentElement.lang ||
      clean(document.querySelector('meta[http-equiv="content-language" i]')?.getAttribute('content')),
    headings: [...texts('h1, h2, h3, [role=heading]', 60)],
    subheadings: [...new Set(texts('h2, h3, h4, h5, h6', 100))],
    text: (shown === '' ? body : shown).slice(0, 20_000),
    textLength: shown.length,
    formWords: [...texts('label, legend, option, button, h1, h2, h3, [aria-label]'), ...pressTexts]
      .join(' | ')
      .slice(0, 20_000),
    passwords: (visible('input[type=password]') as HTMLInputElement[]).filter(
      (input) => !isSecretNumber(input),
    ).length,
    postings: postingLinks.size,
    offers: offers.size,
    hasPosting: structured.some((text) => markup.jobPostingExact.test(text)),
    applyLinks: ofThisPage.filter(isApply),
    signIn: ofThisPage.filter((text) => text.length < 60 && signingIn.test(text)),
    isShut: visible('button:disabled, [aria-disabled=true]').some((one) =>
      phrase.closedButton.test(sayOf(one)),
    ),
    hasEmbed:
      document.querySelector(
        'script:is([src*="/jsform/"], [src*="wufoo.com/"], [src*="formstack.com/forms/js"], [src*="cognitoforms.com"], [src*="form.typeform.com"], [src*="embed.typeform.com"], [src*="grnhse"], [src*="tally.so/widgets"], [src*="123formbuilder.com/embed"], [src*="emailmeform.com"], [src*="hsforms.net"], [src*="paperform.co"], [src*="elfsight"]), iframe:is([src*="jotform.com/"], [src*="docs.google.com/forms"], [src*="forms.office.com"], [src*="wufoo.com/"], [src*="formstack.com/"], [src*="cognitoforms.com"], [src*="typeform.com/to"], [src*="airtable.com/embed"], [src*="tally.so/embed"], [src*="zohopublic.com"], [src*="forms.zoho.com"], [src*="smartsheet.com/b/form"])',
      ) !== null,
    scripts: document.querySelectorAll('script[src], link[rel=modulepreload]').length,
    noscript: clean([...document.querySelectorAll('noscript')].map((one) => one.textContent).join(' ')).slice(
      0,
      500,
    ),
    frames: [...document.querySelectorAll('iframe')].map(
      (frame) => frame.src || frame.getAttribute('data-src') || '',
    ),
    structured: structured.map((text) => text.slice(0, 100_000)),
    drawings: visible('form canvas, [role=form] canvas').map(describeDrawing),
    places: [...new Set(listPlaces())],
    marks: marks.filter((mark) => document.querySelector(mark) !== null),
    templates: listTemplates(),
    challenge: phrase.challenge.test(`${document.title} ${shown.slice(0, 400)}`),
  };
}
