import type { FormField } from '#practice/form/form-field.ts';
import { attribute, control, isPick, picks, problem, text } from './markup.ts';
import type { Site } from './site.ts';

function line(field: FormField, problems: Record<string, string>, more = ''): string {
  const label = `${text(field.label)}${field.required ? ' *' : ''}`;
  const input = isPick(field)
    ? `<fieldset><legend>${label}</legend>${picks(field)}</fieldset>`
    : `<label for="s-${field.name}">${label}</label>${control(field, attribute('id', `s-${field.name}`))}`;
  return `<div class="line"${more}>${input}${problem(problems, field)}</div>`;
}

const common = {
  sends: 'data',
  formPath: '{id}',
  submitPath: '{id}',
  thanksPath: null,
  name: ({ key, index, group }) => (group === 'contact' ? key : `q${index}`),
} satisfies Partial<Site>;

/** Contact, questions, and a summary, one after the other; earlier answers stay in the page. */
export const steppedSite: Site = {
  ...common,
  render: (job, fields, problems) => {
    const step = (title: string, body: string, buttons: string, isFirst = false) =>
      `<section data-step${isFirst ? '' : ' hidden'}><h2>${title}</h2>${body}${buttons}</section>`;
    const lines = (wanted: (field: FormField) => boolean) =>
      fields
        .filter(wanted)
        .map((field) => line(field, problems))
        .join('\n');
    const back = '<button type="button" data-back>Back</button>';
    const next = '<button type="button" data-next>Save and continue</button>';
    return `<h1>Apply: ${text(job.title)}</h1><form data-send class="application">${step(
      'Step 1 of 3: About you',
      lines(({ group }) => group === 'contact'),
      next,
      true,
    )}${step(
      'Step 2 of 3: Questions',
      lines(({ group }) => group !== 'contact'),
      back + next,
    )}${step('Step 3 of 3: Review', '<dl data-summary></dl>', `${back}<button type="submit">Submit application</button>`)}</form>`;
  },
};

/** The second question appears only after a yes to the first. */
export const unfoldingSite: Site = {
  ...common,
  render: (job, fields, problems) => {
    const questions = fields.filter(({ group }) => group === 'questions');
    const [first, second] = questions;
    return `<h1>Apply: ${text(job.title)}</h1><form data-send class="application">${fields
      .map((field) =>
        line(field, problems, field === second ? `${attribute('data-when', first?.name ?? '')} hidden` : ''),
      )
      .join('\n')}<button type="submit">Submit application</button></form>`;
  },
};
