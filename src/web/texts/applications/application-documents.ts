/** The resume that one application is sent with. */
export const documentsTexts = {
  title: 'Your Documents', // AUD-008
  file: (name: string) => `We'll send this application with ${name}.`,
  other: 'Send a different resume',
  attachment: (question: string) => `${question}:`,
  chosen: 'Chosen for this application',
  customized: 'Customized', // RES-022
  preview: 'Resume Preview', // AUD-009
  download: 'Download Resume', // AUD-009
  revert: 'Revert', // RES-022
  revertQuestion: 'Revert to your original resume?',
  deletesCopy: 'Your customized resume for this job will be deleted.', // D-115
  sendsDefault: "We'll send this application with your default resume.",
};
