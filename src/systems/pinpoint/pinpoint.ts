import { uuid } from '#systems/reading/board/posting-url.ts';
import { defineAdapter, withEnding } from '#systems/reading/form/define-adapter.ts';
import type { System } from '#systems/reading/system.ts';
import { pinpoint as board } from './board.ts';

const submitPath = new RegExp(`/postings/${uuid}/applications/?$`, 'i');

/** One page; Rails-style names; lists are react-select; one fieldset per section, not per question. */
const form = defineAdapter({
  ats: 'pinpoint',
  identify: (url) => board.identify(url),
  formUrl: (url) => withEnding(url, /\/applications(\/new)?\/?$/, '/applications/new'),
  mark: '[name^="application_form[application]"]',
  layout: {
    root: '#application-form',
    container: '.pad-v-3',
    title: '.external-form__label--title',
    // A button that looks up an address and fills in the inputs below it.
    ignore: '#google-places-autocomplete',
  },
  // The other button saves a draft that nobody at the employer sees.
  marks: { submit: '#application-form button[type=submit]' },
  isSubmitRequest: ({ method, url }) => method === 'POST' && submitPath.test(url.pathname),
  isFillingRequest: ({ url }) => /upload/i.test(url.pathname),
});

export const pinpoint: System = {
  id: 'pinpoint',
  name: 'Pinpoint',
  hosts: /\.pinpointhq\.com$/,
  form,
  board,
};
