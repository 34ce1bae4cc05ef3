/** Asks for the code that the employer emailed to the applicant. */
export const codeEntryTexts = {
  title: 'Enter the code the company emailed you',
  code: 'Code',
  until: (time: string) => `We'll keep the form open until ${time}.`,
  send: 'Send code',
  sent: 'Code sent',
};
