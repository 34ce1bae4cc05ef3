import type { DefinedQuestion, EmployerAdapter, PageSource } from '#systems/reading/form/employer-adapter.ts';

const hosts = ['jobs.lever.co', 'jobs.eu.lever.co'];
const uuid = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';

/** One server page, everything by `name`; reading the resume overwrites boxes, so files go first. */
export const lever: EmployerAdapter = {
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
    const box = `.application-question:has(${controls})`;
    return {
      box,
      controls,
      menuOptions: `${box} .dropdown-container .dropdown-location`,
      picked: null,
      attached: `${box} :is(.resume-upload-success, .resume-upload-failure)`,
      fileName: `${box} .filename`,
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

/** Each card spells out its questions in a hidden `cards[…][baseTemplate]`; the places box is the system's own. */
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
