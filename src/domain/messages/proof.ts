/** The page of a proof that people read. */
export const proofTexts = {
  title: (job: string, company: string) => `Proof of application: ${job} at ${company}`,
  confirmation: 'Confirmation',
  shownAt: (url: string) => `Shown at ${url}`,
  noConfirmation: "The employer didn't show a confirmation.",
  whatHappened: 'What happened',
  time: 'Time',
  step: 'Step',
  stepName: (position: number, name: string) => `Step ${position}, ${name}`,
  answers: 'Answers',
  question: 'Question',
  approved: 'You approved',
  readBack: 'Read back from the page',
  source: 'Source',
  hidden: "Not shown because it's sensitive",
  same: 'Matches',
  different: (shown: string) => `Different: ${shown}`,
  documents: 'Documents',
  screenshots: 'Screenshots',
  none: 'None',
  before: { alt: "The employer's page before sending", caption: 'Before sending' },
  after: { alt: "The employer's page after sending", caption: 'After sending' },
  howToCheck: 'How to check this proof',
  /** The command is set in code type, so it is not part of the sentence before it. */
  check: (keyAddress: string) =>
    `One signature covers this page, every value in proof.json, and every file. Anyone can check it with the public key at ${keyAddress} and this command:`,
  details: 'Details',
  hashes: 'SHA-256',
};

/** What `verify-proof` reports. */
export const proofFaults = {
  noSeal: 'The seal or the version is missing.',
  rewritten: "proof.json isn't formatted the way we write it.",
  changed: 'The record was changed after it was sealed.',
  unknownKey: (key: string) => `The key ${key} isn't one of the keys this proof was checked against.`,
  wrongSignature: "The signature isn't ours.",
  noStep: 'There are no steps.',
  brokenChain: "The steps don't add up: one was changed, left out, or added.",
  wrongApproval: "The approval isn't the one that was recorded.",
  missing: (file: string) => `${file} is missing.`,
  changedFile: (file: string) => `${file} was changed.`,
  foreignPicture: (file: string) => `${file} isn't a screenshot of this attempt.`,
  foreignFile: (file: string) => `${file} isn't part of this proof.`,
};

export const letterFileName = 'Cover letter.pdf';
