/** Pages that take the place of one we can't show. */
export const problemTexts = {
  tryAgain: 'Try again',
  goHome: 'Go to the home page',
  missing: {
    title: 'Page not found',
    text: "There's nothing at this address. The page may have moved, or the link may be incomplete.",
  },
  failed: {
    title: "We couldn't show this page",
    text: (id: string) =>
      `Nothing was sent or lost. If this happens again, contact us with this ID: <code>${id}</code>`,
  },
  forbidden: {
    title: "You don't have access to this page",
    text: (id: string) =>
      `It belongs to another account, or your account doesn't have permission to open it. If you think this is a mistake, contact us with this ID: <code>${id}</code>`,
  },
  offline: {
    title: "You're offline",
    text: (id: string) =>
      `This page will load as soon as you're back online. Nothing was sent or lost. Page ID: <code>${id}</code>`,
  },
  notLoaded: {
    title: "We couldn't load this page",
    text: "The service didn't respond. Nothing was sent or lost.",
  },
};
