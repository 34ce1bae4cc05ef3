import { plural } from '#domain/text/plural.ts';

/** `/settings/privacy`. */
export const privacyTexts = {
  intro: 'Your data is yours. See who has it, download it, or delete it.',
  consents: "The exact text you've agreed to",
  notLoaded: "We couldn't load your privacy settings.",
  loading: 'Loading your privacy settings',
};

export const disclosureTexts = {
  title: 'What employers know',
  words: "Every answer we've sent on your behalf, by employer.",
  none: "Nothing yet. We haven't sent any of your applications.",
  notLoaded: "We couldn't load what we've sent.",
  loading: "Loading what we've sent",
  showAll: (count: number) => `Show all ${count.toLocaleString('en-US')}`,
  job: (title: string, company: string) => `${title} at ${company}`,
  answers: (count: number) => plural(count, { one: '# answer', other: '# answers' }),
  perhaps: 'May have been received',
  some: 'Not submitted, but the employer received some answers',
};

export const exportTexts = {
  title: 'Download my data', // D-026
  words:
    "Everything we know about you, including your files, in one ZIP file. It's available to download for 7 days.",
  preparing: "We're preparing your data. We'll email you when it's ready.",
  failed: "We couldn't prepare your data. Request it again.",
  download: 'Download ZIP file',
  request: 'Request a copy',
  requestNew: 'Request a new copy',
};

export const erasureTexts = {
  title: 'Delete my account',
  words:
    'We delete your account, resumes, answers, and applications after 7 days. We keep the payment records that the law requires, without your name.',
  due: (day: string) => `Your account will be deleted on ${day}`,
  untilThen: 'Until then, everything works as usual, and you can change your mind.',
  keep: 'Keep my account',
};
