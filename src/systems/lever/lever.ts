import { z } from 'zod';
import { uuid } from '#systems/reading/board/posting-url.ts';
import type { DefinedQuestion, EmployerAdapter, PageSource } from '#systems/reading/form/employer-adapter.ts';
import { idOf, isCaptcha, nameOf, type PageLayout } from '#systems/reading/form/page-layout.ts';
import { findTags, hasClass, readAttribute, type Tag } from '#systems/reading/form/page-tree.ts';
import type { System } from '#systems/reading/system.ts';
import { lever as board } from './board.ts';

const hosts = ['jobs.lever.co', 'jobs.eu.lever.co'];

/** One server-rendered page, everything by `name`; parsing the resume overwrites inputs, so files go first. */
const form: EmployerAdapter = {
  ats: 'lever',
  identify(url) {
    if (!hosts.includes(url.hostname)) return null;
    const match = new RegExp(`^/([^/]+)/(${uuid})(/apply|/thanks)?/?$`, 'i').exec(url.pathname);
    return match?.[1] && match[2] ? { tenant: match[1], postingId: match[2].toLowerCase() } : null;
  },
  formUrl(url) {
    return new URL(`${url.pathname.replace(/\/(apply|thanks)?\/?$/, '')}/apply${url.search}`, url);
  },
  publishedAt: () => null,
  mark: 'form#application-form .application-question, [data-qa=btn-submit], [data-qa=btn-apply], .posting-headline',
  needsAccount: false,
  layout: {
    root: 'form#application-form',
    container: '.application-question',
    title: '.application-label',
    ignore: '.dropdown-container',
  },
  marks: {
    ready: 'form#application-form input[name=email]',
    form: 'form#application-form',
    submit: '[data-qa=btn-submit]',
    success: '[data-qa=msg-submit-success], .confirmation',
    errors: '.application-error, .error-message, [role=alert]',
    closed: /couldn.t find anything here|no longer (open|available|accepting)|not found/i,
  },
  select(path) {
    const controls = `[name=${JSON.stringify(path)}]`;
    const block = `.application-question:has(${controls})`;
    return {
      block,
      controls,
      menuOptions: `${block} .dropdown-container .dropdown-location`,
      picked: null,
      attached: `${block} :is(.resume-upload-success, .resume-upload-failure)`,
      fileName: `${block} .filename`,
    };
  },
  readDefinition,
  isSubmitRequest: ({ method, url }) =>
    method === 'POST' && new RegExp(`/[^/]+/${uuid}(/apply)?/?$`, 'i').test(url.pathname),
  isFillingRequest: ({ url }) => /parseResume/.test(url.pathname),
  isSavingRequest: () => false,
  isReadingRequest: () => false,
  confirmationPath: /\/thanks\/?$/,
};

interface Card {
  id: string;
  fields: {
    type: string;
    text: string;
    description?: string;
    required: boolean;
    options?: { text: string }[];
  }[];
}

/** Each card describes its questions in a hidden `cards[…][baseTemplate]`; the location input is the system's own. */
async function readDefinition(page: PageSource): Promise<DefinedQuestion[]> {
  const templates = await page.readValues('input[name^="cards["][name$="[baseTemplate]"]');
  const cards = templates.flatMap((text) => {
    try {
      const card = JSON.parse(text) as Partial<Card> | null;
      return card?.fields ? [card as Card] : [];
    } catch {
      return [];
    }
  });
  const asked = cards.flatMap((card) =>
    card.fields.map((field, index) => ({
      path: `cards[${card.id}][field${index}]`,
      label: field.text,
      required: field.required,
      options: (field.options ?? []).map(({ text }) => ({ label: text.trim(), value: text })),
      ...(field.description && { description: field.description }),
    })),
  );
  const places = await page.readValues('input.location-input[name=location]');
  if (places.length === 0) return asked;
  return [...asked, { path: 'location', label: '', required: false, options: [], isSearch: true }];
}

const serverPage: PageLayout = {
  ats: 'lever',
  isForm: (tag) => tag.tagName === 'form' && idOf(tag) === 'application-form',
  isBlock: (tag) => hasClass(tag, 'application-question') || hasClass(tag, 'application-additional'),
  isTitle: (tag) => hasClass(tag, 'application-label'),
  isMark: (tag) => hasClass(tag, 'required'),
  isSearch: (tag) => hasClass(tag, 'location-input'),
  isIgnored: (tag) => isCaptcha(tag) || hasClass(tag, 'dropdown-container'),
  listExpected: listCards,
};

const CardTemplate = z.object({ id: z.string(), fields: z.array(z.unknown()) });

/** The inputs that the cards' hidden templates name; an unreadable template counts as a missing input. */
function listCards(formTag: Tag): string[] {
  const templates = findTags(formTag, (tag) => /^cards\[.*\[baseTemplate\]$/.test(nameOf(tag)));
  return templates.flatMap((template) => {
    try {
      const { id, fields } = CardTemplate.parse(JSON.parse(readAttribute(template, 'value') ?? ''));
      return fields.map((_, index) => `cards[${id}][field${index}]`);
    } catch {
      return [nameOf(template)];
    }
  });
}

export const lever: System = {
  id: 'lever',
  name: 'Lever',
  hosts: /(^|\.)lever\.co$/,
  form,
  page: serverPage,
  board,
};
