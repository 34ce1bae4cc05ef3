/** What is asked in the product itself; terms are asked at sign-up, marketing there and in the settings. */
export const consentKinds = ['apply-for-me', 'sensitive-answers', 'marketing'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** A changed text needs a new version: what was agreed to is kept word by word. */
export const consentTexts: Record<ConsentKind, { version: string; text: string }> = {
  'apply-for-me': {
    version: '2026-11-17',
    text: 'I authorize the service to apply on my behalf. It sends only applications that I have approved.',
  },
  'sensitive-answers': {
    version: '2026-11-15',
    text: 'I agree that these answers are kept, and filled in on forms that ask for them in applications that I approve.',
  },
  marketing: {
    version: '2026-11-17',
    text: 'Send me tips and news by email. You can opt out at any time.',
  },
};

export interface Consent {
  kind: string;
  version: string;
  /** Null for those given before the words were kept. */
  text: string | null;
  givenAt: string;
}
