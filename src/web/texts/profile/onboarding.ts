import type { OnboardingStep } from '#domain/portal/onboarding-steps.ts';

/** What the progress bar calls each step. */
export const onboardingStepNames: Record<OnboardingStep['name'], string> = {
  resume: 'Resume',
  contact: 'Contact',
  experience: 'Experience',
  education: 'Education',
  skills: 'Skills',
  information: 'Information',
  questions: 'Questions',
  preferences: 'Preferences',
  finish: 'Finish',
};

/** The steps from a resume to a finished profile. */
export const onboardingTexts = {
  notLoaded: "We couldn't load your profile.",
  yourProgress: 'your progress',
  submit: 'Submit',
  contactTitle: 'Your contact details',
  contactIntro: 'Sent with every application so that employers can reach you.',
  experienceTitle: 'Your experience',
  experienceIntro: "Newest first. Fix anything that's wrong and add anything that's missing.",
  educationTitle: 'Your education',
  educationIntro: "Fix anything that's wrong and add anything that's missing.",
  skillsTitle: 'Your skills',
  informationTitle: 'Check what we found',
  informationIntro:
    "Fix anything that's wrong and add anything that's missing. We use this to fill out your applications.",
  contactDetails: 'Contact details',
  preferencesTitle: 'What are you looking for?',
  preferencesIntro: 'We use this to find your matches. You can change it at any time.',
  prefilled: 'We filled this in from your profile. Change it if you’re looking for something else.',
  finishTitle: 'Check and finish',
  finishIntro: 'We use this to fill out your applications. Nothing is sent without your approval.',
  edit: (section: string) => `Edit ${section}`,
  lookingFor: 'Looking for',
  remote: 'Remote',
  atLeastYearly: (amount: string) => `At least ${amount} a year`,
  atLeastHourly: (amount: string) => `At least ${amount} an hour`,
  agree: (button: string) =>
    `By clicking ${button}, you agree to our <terms>Terms of Use</terms> and <privacy>Privacy Policy</privacy>.`,
  optedIn:
    'You agreed to receive marketing emails from us. You can opt out at any time in your account or through the link in any email.',
  notOptedIn: 'We’ll send you marketing emails only if you opt in. You can do that in your account settings.',
} as const;

/** Finishing a profile: what is needed, and the authorization to apply. */
export const finishTexts = {
  authorization: 'Your authorization',
  authorizationNote:
    'We keep this text and the date you agreed. You can withdraw your authorization at any time in Settings → Consents.',
  authorizationNeeded: 'Please confirm this to finish.',
  title: 'Finish your profile',
  hasResume: 'Resume uploaded',
  hasContact: 'Contact details complete',
  needsContact: 'Complete your contact details',
  hasSkills: (least: number) => `At least ${least} skills`,
  needsSkills: (least: number) => `Add at least ${least} skills`,
  finish: 'Finish profile',
  contactFirst: 'Add the missing contact details first.',
} as const;
