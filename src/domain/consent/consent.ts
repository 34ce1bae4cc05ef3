/** Consents asked for in the product; terms are asked for at signup, marketing there and in the settings. */
export const consentKinds = ['apply-for-me', 'sensitive-answers', 'marketing'] as const;
export type ConsentKind = (typeof consentKinds)[number];

/** A changed text needs a new version: we keep the exact words a person agreed to. */
export const consentTexts: Record<ConsentKind, { version: string; text: string }> = {
  'apply-for-me': {
    version: '2026-11-17',
    text: 'I authorize the service to apply on my behalf. It sends only applications that I have approved.',
  },
  'sensitive-answers': {
    version: '2026-11-18',
    text: 'I agree to let the service keep these answers and fill them in on forms that ask for them, in applications that I approve.',
  },
  marketing: {
    version: '2026-11-17',
    text: 'Send me tips and news by email. You can opt out at any time.',
  },
};

export interface Consent {
  kind: string;
  version: string;
  /** Null for consents given before the words were stored. */
  text: string | null;
  givenAt: string;
}
