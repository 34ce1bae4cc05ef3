import { describeTerms } from '#domain/credits/change-plan.ts';
import type { Plan } from '#domain/credits/plans.ts';

export const planConsoleTexts = {
  loading: 'Loading plans',
  notLoaded: "We couldn't load the plans.",
  table: 'Plans',
  none: 'There are no plans.',
  columns: ['Plan', 'Price', 'Applications', 'Length', 'Active now', 'Change'],
  editing: (name: string) => `Edit ${name}`,
  name: 'Name',
  price: 'Price',
  credits: 'Applications',
  creditsEachMonth: 'Applications each month',
  days: 'Days',
  preview: 'What a new customer will see',
  agrees: (name: string, words: string) => `To start ${name}, they agree to: “${words}”`,
  save: 'Save plan',
  title: (name: string) => `Change ${name} for new subscribers?`,
  effect: (before: Plan, after: Plan) =>
    `From now on: ${describeTerms(after)}. Until now: ${describeTerms(before)}. People who already have the plan keep the terms they agreed to, even when it renews.`,
  done: 'The plan has changed for new subscribers.',
  runningNow: (running: number, others: number) =>
    others === 0 ? String(running) : `${running} (${others} on other terms)`,
};
