import type { EmployerAdapter } from './employer-adapter.ts';

/** Any classic form page with native controls: the address itself is the posting. */
export const generic: EmployerAdapter = {
  ats: 'generic',
  identify: (url) => ({ tenant: url.host, postingId: `${url.pathname}${url.search}` }),
  formUrl: (url) => url,
  layout: {
    root: 'form:has(input[type=file])',
    container: 'fieldset',
    title: ':scope > legend',
    key: 'name',
    ignore: '[role=search]',
  },
  marks: {
    ready: 'form:has(input[type=file]) input[type=email], form:has(input[type=file]) input[name*=mail i]',
    form: 'form:has(input[type=file])',
    submit: 'form:has(input[type=file]) :is(button[type=submit], input[type=submit], button:not([type]))',
    success: '.confirmation, .success, [role=status]',
    errors: '.error, .errors, [role=alert]',
    closed: /no longer (open|available|accepting)|position (is )?closed|job not found/i,
  },
  select(path) {
    const controls = `form:has(input[type=file]) :is([name=${JSON.stringify(path)}], [id=${JSON.stringify(path)}]:not([name]))`;
    return {
      box: `:is(fieldset, label, p, li, div):has(> ${controls}), ${controls}`,
      controls,
      menuOptions: '[role=listbox] [role=option]',
      picked: null,
      attached: controls,
      fileName: controls,
    };
  },
  readDefinition: () => Promise.resolve([]),
  isSubmitRequest: ({ method, isNavigation }) => method === 'POST' && isNavigation,
  isFillingRequest: () => false,
  confirmationPath: null,
};
