import type { QuestionType } from '#domain/validation/question-type.ts';
import { uuid } from '#systems/reading/board/posting-url.ts';
import type { DefinedQuestion, EmployerAdapter, PageSource } from '#systems/reading/form/employer-adapter.ts';
import type { System } from '#systems/reading/system.ts';
import { ashby as board } from './board.ts';
import { readAshbyDefinition } from './definition.ts';

const entries = 'sections { fieldEntries { isRequired isHidden descriptionHtml field } }';
const formQuery = `query ApiJobPosting($organizationHostedJobsPageName: String!, $jobPostingId: String!) {
  jobPosting(organizationHostedJobsPageName: $organizationHostedJobsPageName, jobPostingId: $jobPostingId) {
    applicationForm { ${entries} } surveyForms { ${entries} }
  }
}`;

/** Client-rendered without a `<form>`; every answer is saved as it is entered; lists open outside the form. */
const form: EmployerAdapter = {
  ats: 'ashby',
  identify(url) {
    if (url.hostname !== 'jobs.ashbyhq.com') return null;
    const match = new RegExp(`^/([^/]+)/(${uuid})(/application)?/?$`, 'i').exec(url.pathname);
    return match?.[1] && match[2]
      ? { tenant: decodeURIComponent(match[1]), postingId: match[2].toLowerCase() }
      : null;
  },
  formUrl(url) {
    return new URL(`${url.pathname.replace(/\/(application)?\/?$/, '')}/application${url.search}`, url);
  },
  publishedAt(url, { tenant, postingId }) {
    const variables = { organizationHostedJobsPageName: tenant, jobPostingId: postingId };
    return {
      url: `${url.origin}/api/non-user-graphql?op=ApiJobPosting`,
      body: { operationName: 'ApiJobPosting', variables, query: formQuery },
    };
  },
  mark: '[data-field-path], [src*="cdn.ashbyprd.com"], [href*="cdn.ashbyprd.com"], .ashby-application-form-container, .ashby-job-posting-heading',
  needsAccount: false,
  layout: {
    root: 'body',
    container: '[data-field-path]',
    title: '.ashby-application-form-question-title',
    ignore: '.ashby-application-form-autofill-uploader, .ashby-application-form-autofill-input-root',
  },
  marks: {
    ready: '[data-field-path]',
    form: '.ashby-application-form-container',
    submit: '.ashby-application-form-submit-button',
    success: '.ashby-application-form-success-container',
    errors:
      '.ashby-application-form-failure-container li, .ashby-application-form-blocked-application-container, [data-field-path] [role=alert]',
    closed: /job not found|no longer (open|available|accepting)/i,
  },
  select(path) {
    const block = `[data-field-path=${JSON.stringify(path)}]`;
    return {
      block,
      controls: `${block} :is(input:not([type=hidden], [hidden]), textarea, select, button[aria-pressed])`,
      menuOptions: '[role=listbox] [role=option]',
      picked: null,
      attached: `${block} button[aria-label*="Delete" i]`,
      fileName: `${block} div:has(> button) > span`,
    };
  },
  readDefinition,
  isSubmitRequest: ({ method, url }) =>
    method === 'POST' && (url.searchParams.get('op') ?? '').startsWith('ApiSubmit'),
  isFillingRequest: ({ url }) => /upload/i.test(url.pathname),
  isSavingRequest: ({ url, isForeign }) => !isForeign && url.searchParams.has('op'),
  isReadingRequest: ({ method, url }) =>
    method === 'POST' &&
    url.pathname.endsWith('/non-user-graphql') &&
    ['ApiJobPosting', 'ApiOrganizationFromHostedJobsPageName'].includes(url.searchParams.get('op') ?? ''),
  confirmationPath: null,
};

interface Entry {
  isRequired: boolean;
  isHidden?: boolean;
  descriptionHtml: string | null;
  field: { path: string; title: string; type: string; selectableValues?: { label: string; value: string }[] };
}

const types: Record<string, QuestionType> = {
  Date: 'Calendar',
  Number: 'Number',
  LongText: 'TextArea',
  MultiValueSelect: 'MultiChoice',
};

async function readDefinition(page: PageSource): Promise<DefinedQuestion[]> {
  const data = (await page.readAssigned('window.__appData')) as { posting?: object } | null;
  const posting = data?.posting;
  if (!posting) return [];
  const { applicationForm, surveyForms } = posting as {
    applicationForm?: { sections: { fieldEntries: Entry[] }[] };
    surveyForms?: { sections: { fieldEntries: Entry[] }[] }[];
  };
  const sections = [applicationForm, ...(surveyForms ?? [])].flatMap((part) => part?.sections ?? []);
  const entries = sections.flatMap((section) => section.fieldEntries).filter((entry) => !entry.isHidden);
  return entries.map(({ isRequired, descriptionHtml, field }) => {
    const type = types[field.type];
    return {
      path: field.path,
      label: field.title,
      required: isRequired,
      options: field.selectableValues ?? [],
      isSearch: field.type === 'Location',
      ...(descriptionHtml && { description: descriptionHtml.replace(/<[^>]+>/g, ' ').trim() }),
      ...(type && { type }),
    };
  });
}

export const ashby: System = {
  id: 'ashby',
  name: 'Ashby',
  hosts: /(^|\.)ashbyhq\.com$/,
  form,
  definition: { read: readAshbyDefinition },
  board,
};
