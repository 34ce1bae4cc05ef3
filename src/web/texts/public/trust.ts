export const trustTexts = {
  title: 'Trust report',
  lead: 'How often we read employer forms correctly, fill them out correctly, and tell you the truth about what happened. We measure this with practice employers: career sites we built to behave like real ones, good and bad, that keep their own records. A command produces these numbers; nobody types them in.',
  measured: 'Measured',
  release: 'Release',
  forms: 'Forms checked',
  employers: 'Practice employers',
  zeroTitle: "applications we reported as sent that weren't",
  zero: (sent: string, duplicates: string) =>
    `Out of ${sent} submissions to practice employers that keep their own records. Some of them are set up to refuse, fail, or stay silent. If this number isn't 0, we don't release a new version. Sent twice: ${duplicates}.`,
  fieldsRead: (of: string) => `of ${of} form fields read correctly`,
  valuesFilled: (of: string) => `of ${of} answers arrived as approved`,
  leftForReview: (of: string) => `of ${of} questions left for the applicant to answer`,
  falselyFailed: 'of submissions reported as failed or unconfirmed even though they arrived',
  bySystem: 'By application system',
  bySystemNote:
    "N is the number of forms. Seconds is the time per application, including the site's own delays; CPU is the browser's CPU time.",
  system: 'System',
  columns: [
    'N',
    'Fields read correctly',
    'Filled in correctly',
    'Left for review',
    'Falsely reported as applied',
    'Falsely reported as failed',
    'Sent twice',
    'Seconds',
    'CPU',
  ],
  part: (right: string, of: string) => `${right} of ${of}`,
  methodTitle: 'How we measure',
  methods: [
    {
      title: 'Forms read correctly',
      text: "For each field, we check its label, its type, its options, and whether it's required against what the employer's form actually asks for.",
    },
    {
      title: 'Filled in correctly',
      text: 'We compare each value the employer received with the approved answer.',
    },
    {
      title: 'Falsely reported as applied or failed',
      text: 'Practice employers keep their own records of what arrived. We compare those records with what we would tell the applicant. When an employer never confirms an application that arrived, we say so, and we count it here as a false report of failure.',
    },
  ],
  yourselfTitle: 'Check it yourself',
  yourself: 'The same command produces this page on your machine, using the same test cases.',
};
