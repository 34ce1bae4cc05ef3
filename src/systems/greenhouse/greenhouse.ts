import type { DefinedQuestion, EmployerAdapter, PageSource } from '#systems/reading/form/employer-adapter.ts';
import type { System } from '#systems/reading/system.ts';
import { greenhouse as board } from './board.ts';
import { addGreenhousePageParts, isWholeGreenhouse, readGreenhouseDefinition } from './definition.ts';

/** Client-rendered; ids equal the names in the definition; all lists are react-select; files upload when chosen. */
const form: EmployerAdapter = {
  ats: 'greenhouse',
  identify: (url) => board.identify(url),
  formUrl: (url) => url,
  publishedAt(url, { tenant, postingId }) {
    if (url.hostname.includes('.eu.')) return null;
    const board = `https://boards-api.greenhouse.io/v1/boards/${encodeURIComponent(tenant)}`;
    return { url: `${board}/jobs/${postingId}?questions=true` };
  },
  mark: 'form#application-form .select__control, form#application_form, form#application-form [id^=question_], #grnhse_app, [href*="boards.cdn.greenhouse.io"], [src*="boards.greenhouse.io"], form#application-form.application--form',
  needsAccount: false,
  layout: {
    root: 'form#application-form',
    container: '.field-wrapper',
    title: '',
    ignore: '.iti__country-list, .select__indicators, .requiredInput',
  },
  marks: {
    ready: 'form#application-form :is(#first_name, #email)',
    form: 'form#application-form',
    submit: 'form#application-form button[type=submit]',
    success: 'main.confirmation, .confirmation, #application_confirmation',
    errors: '.helper-text--error, .form-banner, [role=alert]',
    closed: /job (posting )?(is no longer|not found)|no longer (open|available)/i,
  },
  select(path) {
    const id = JSON.stringify(path);
    const block = `:is(.field-wrapper, .file-upload):has([id=${id}], [name=${JSON.stringify(`${path}[]`)}])`;
    return {
      block,
      controls: `[id=${id}], [name=${JSON.stringify(`${path}[]`)}]`,
      menuOptions: `${block} .select__menu [role=option]`,
      picked: `${block} :is(.select__single-value, .select__multi-value__label)`,
      attached: `[aria-labelledby=${JSON.stringify(`upload-label-${path}`)}] .file-upload__filename`,
      fileName: `[aria-labelledby=${JSON.stringify(`upload-label-${path}`)}] .file-upload__filename`,
    };
  },
  readDefinition,
  isSubmitRequest: ({ method, url }) => method === 'POST' && /\/[^/]+\/jobs\/\d+\/?$/.test(url.pathname),
  isFillingRequest: ({ url }) => /upload/i.test(url.pathname),
  isSavingRequest: () => false,
  isReadingRequest: () => false,
  confirmationPath: /\/confirmation\/?$/,
};

interface Question {
  label: string;
  required: boolean;
  description?: string | null;
  fields: { name: string; type: string; values?: { label: string; value: string | number }[] }[];
}

interface JobPost {
  questions?: Question[];
  location_questions?: Question[];
  eeoc_sections?: { questions: Question[] }[];
}

interface RemixContext {
  state?: { loaderData?: Record<string, { jobPost?: JobPost } | null> };
}

async function readDefinition(page: PageSource): Promise<DefinedQuestion[]> {
  const context = (await page.readAssigned('window.__remixContext')) as RemixContext | null;
  const routes = Object.values(context?.state?.loaderData ?? {});
  const post = routes.find((route) => route?.jobPost)?.jobPost;
  if (!post) return [];
  const sections = post.eeoc_sections ?? [];
  const questions = [
    ...(post.questions ?? []),
    ...(post.location_questions ?? []),
    ...sections.flatMap((section) => section.questions),
  ];
  return questions.flatMap(({ label, required, description, fields: [field] }) => {
    if (!field) return [];
    const isPlace = field.name === 'candidate_location';
    return [
      {
        path: isPlace ? 'candidate-location' : field.name,
        label,
        required,
        options: (field.values ?? []).map((option) => ({ label: option.label, value: String(option.value) })),
        isSearch: isPlace,
        ...(description && { description }),
        ...(field.type === 'multi_value_multi_select' && { type: 'MultiChoice' as const }),
      },
    ];
  });
}

export const greenhouse: System = {
  id: 'greenhouse',
  name: 'Greenhouse',
  hosts: /(^|\.)greenhouse\.io$/,
  form,
  definition: {
    read: readGreenhouseDefinition,
    isWhole: isWholeGreenhouse,
    addPageParts: addGreenhousePageParts,
  },
  board,
};
