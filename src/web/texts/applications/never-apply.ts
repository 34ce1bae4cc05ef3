/** The list of companies a person never applies to, and the button that opens it. */
export const neverApplyTexts = {
  title: 'Never-apply list',
  notLoaded: "We couldn't load your list.",
  intro:
    "We won't suggest jobs at these companies, and we won't prepare or send applications to them. Your current employer is on the list automatically.",
  employer: 'You work here',
  employerAllowed: 'You work here · allowed',
  company: 'Company',
  covers: '“Birchfield” also covers “Birchfield Networks.”',
  add: 'Add',
  forbid: 'Never apply',
  forbidCompany: (company: string) => `Never apply to ${company}`,
  allow: 'Allow',
  allowCompany: (company: string) => `Allow ${company}`,
  removeCompany: (company: string) => `Remove ${company}`,
};
