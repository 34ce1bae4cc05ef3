/** The header, the navigation, and what all pages of the console share. */
export const consoleHeader = {
  name: 'Operations console',
  leave: 'Back to the site',
  logOut: 'Log out',
};

export const consoleTexts = {
  nav: 'Operations',
  setup: 'Setup',
  recorded: 'Everything you do here, and every person you look up, is recorded.',
  reason: 'Reason',
  reasonMissing: 'Give a reason in a few words.',
  failed: "That didn't work. Try again.",
};

export const sections = {
  overview: { label: 'Overview' },
  people: {
    label: 'People',
    intro: 'Everyone with an account, newest first. We never show what they wrote.',
  },
  applications: { label: 'Applications', intro: 'Most recently changed first.' },
  failures: { label: 'Failures' },
  holds: { label: 'Holds', intro: 'While a hold is in place, we send nothing to that system or host.' },
  queues: { label: 'Queues' },
  sources: {
    label: 'Job sources',
    intro: 'The boards, feeds, and pages that jobs come from. Sources with problems come first.',
  },
  privacy: { label: 'Privacy requests', intro: 'Most urgent first.' },
  tickets: { label: 'Support tickets', intro: 'Oldest first.' },
  errors: { label: 'Error log', intro: 'The latest 100 entries. We keep entries for 30 days.' },
  plans: {
    label: 'Plans',
    intro:
      'What new subscribers get. Everyone else keeps the terms they agreed to. To grant or withdraw credits, open the person’s page.',
  },
  features: {
    label: 'Portals and features',
    intro: 'Changes here override the portal’s own settings and take effect within seconds.',
  },
  experiments: {
    label: 'Experiments',
    intro: 'Each person stays in one variant. While an experiment is stopped, everyone sees the baseline.',
  },
  questions: { label: 'Key questions', intro: 'Asked once in the profile, in this order.' },
  audit: { label: 'Activity log', intro: 'Entries can be added, but never changed or deleted.' },
};
