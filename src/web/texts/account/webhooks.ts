/** `/settings/developers`, except its API keys. */
export const developerTexts = {
  title: 'API keys and webhooks',
  intro: "For your own scripts and tools. You don't need any of this to apply for jobs.",
  docs: 'Read the API docs',
};

export const webhookTexts = {
  new: 'New webhook',
  words:
    "We send a request to your URL whenever an application's status changes. Its signature proves that it came from us.",
  url: 'URL',
  urlExample: 'https://example.com/hook',
  add: 'Add webhook',
  added: 'Webhook added',
  copyNow: "Use this secret to verify our signature. Copy it now; we can't show it again.",
  copy: 'Copy secret',
  notLoaded: "We couldn't load your webhooks.",
  loading: 'Loading your webhooks',
  off: 'Turned off',
  offReason: "It hasn't accepted deliveries for several days. Your applications aren't affected.",
  turnOn: 'Turn back on',
  failing: "The last delivery didn't arrive. We're still trying.",
  sendTest: 'Send test event',
  removeTitle: 'Remove this webhook?',
  removeEffect: "We'll stop sending requests to it and delete its delivery history.",
  deliveries: 'Latest deliveries',
  noDeliveries: "We haven't sent anything yet. Send a test event to see whether it arrives.",
  states: { delivered: 'Delivered', waiting: 'Pending', failed: 'Failed' },
  statusChanged: 'Status changed',
  testEvent: 'Test event',
  tries: (count: number) => `${count} tries`,
  nextTry: (time: string) => `Next try ${time}`,
};
