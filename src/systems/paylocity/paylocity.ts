import { defineAdapter } from '#systems/reading/form/define-adapter.ts';
import type { System } from '#systems/reading/system.ts';
import { paylocity as board } from './board.ts';

/** Client-rendered, in steps that only the last one sends; labels have no target; lists are react-widgets. */
const form = defineAdapter({
  ats: 'paylocity',
  identify: (url) => board.identify(url),
  formUrl: (url) =>
    new URL(url.pathname.replace(/\/(?:details|apply)\/(\d+).*$/i, '/Apply/$1') + url.search, url),
  mark: '[data-automation-id=btnNext], [id="info.email"], #forceUploadResumeModal',
  layout: {
    container: '.form-group',
    title: 'label',
    // The same resume once more, in a dialog over the form, and whether the page reads it.
    ignore: '#forceUploadResumeModal, #useAttachedResumeToFillOutApplication',
  },
  marks: {
    ready: '[id="info.email"]',
    submit: '[data-automation-id=btnSubmit]',
    success: '#appSubmitResponseDiv .success-text',
    errors:
      '.form-group.form-error .type-footnote.show, .toast-message:not(.hidden):not(.success), [role=alert]',
    closed: /job does not exist|not currently active/i,
  },
  isSubmitRequest: ({ method, url }) => method === 'POST' && /\/jobs\/apply\/\d+\/?$/i.test(url.pathname),
  isFillingRequest: ({ url }) => /\/jobs\/fileupload\/?$/i.test(url.pathname),
  // The page checks the email address as soon as it is entered, and breaks if it can't.
  isSavingRequest: ({ url, isForeign }) =>
    !isForeign && /\/jobs\/getenhancedemailvalidation\/?$/i.test(url.pathname),
  confirmationPath: /\/jobs\/success\/\d+/i,
});

export const paylocity: System = {
  id: 'paylocity',
  name: 'Paylocity',
  hosts: /^recruiting\.paylocity\.com$/,
  form,
  board,
};
