export const onboardingTexts = {
  fromResume: 'From your resume',
  prefilled: 'We filled this in from your profile. Change it if you’re looking for something else.',
  moreLater: 'Employers may ask more. Answer then, or any time in your profile, and we’ll remember.',
  agreeBefore: (button: string) => `By clicking ${button}, you agree to our `,
  optedIn:
    'You agreed to receive marketing emails from us. You can opt out at any time in your account or through the link in any email.',
  notOptedIn: 'We’ll send you marketing emails only if you opt in. You can do that in your account settings.',
} as const;
