// @vitest-environment jsdom

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { changePlan, getSetup } from '#contract/operations/routes.ts';
import { defaultPlans } from '#domain/credits/plans.ts';
import { FakeApi, refuse, renderScreen, testUser } from '#tests/render-screen.tsx';
import { PlansTab } from './plans-tab.tsx';

const setup = {
  plans: defaultPlans.map((plan) => ({
    ...plan,
    running: 12,
    onOtherTerms: plan.code === 'MONTHLY' ? 3 : 0,
  })),
  portals: [],
  features: [],
  experiments: [],
  questions: [],
};
function open(answer: () => unknown = () => ({ changed: true }), role = 20): FakeApi {
  const api = new FakeApi().on(getSetup, () => setup).on(changePlan, answer);
  renderScreen(PlansTab, { path: '/ops', at: '/ops', api, user: { ...testUser, role } });
  return api;
}
const edit = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Edit ${name}` }));
async function type(label: RegExp, text: string): Promise<void> {
  const field = screen.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
}
const preview = () => screen.queryByRole('region', { name: 'What a new customer will see' });
const save = () => screen.getByRole('button', { name: 'Save plan' });

it('lists what is sold, and how many people are on other terms', async () => {
  open();
  const row = await screen.findByRole('row', { name: /^Monthly/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Monthly', '$24.95', '100', '1 month', '12 (3 on other terms)', 'Edit']);
  expect(screen.getByRole('row', { name: /^14-day trial .* 14 days 12 / })).toBeTruthy();
});

it('a plan is changed with a preview of the offer and of both agreements it is part of, and a reason', async () => {
  const api = open();
  await edit('Monthly');
  expect(save().hasAttribute('disabled')).toBe(true);
  await type(/Name/, 'Pro');
  await type(/Price/, '29.5');
  await type(/Applications each month/, '120');
  expect(screen.queryByRole('textbox', { name: /Days/ })).toBeNull();
  const shown = preview()?.textContent ?? '';
  expect(shown).toContain('Pro');
  expect(shown).toContain('120 applications each month. $29.50 a month.');
  expect(shown).toMatch(/To start Pro, they agree to: “I agree to pay \$29\.50 today and,/);
  expect(shown).toMatch(/To start 14-day trial, .*a subscription at \$29\.50 a month starts/);
  await userEvent.click(save());
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('keep the terms they agreed to');
  expect(dialog.textContent).toContain('Until now: Monthly: $24.95 a month, 100 applications.');
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'New prices');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save plan' }));
  await screen.findByRole('table', { name: 'Plans' });
  expect(api.bodiesOf(changePlan)).toEqual([
    { code: 'MONTHLY', name: 'Pro', priceCents: 2950, credits: 120, reason: 'New prices' },
  ]);
});

it.each([
  ['Monthly', /Name/, 'annual', 'Another plan has this name'],
  ['Monthly', /Name/, 'a', 'Use at least 3 characters'],
  ['Monthly', /Price/, '0.49', 'Enter a price from $0.50 to $1,000.00'],
  ['Monthly', /Price/, 'free', 'Enter a price from $0.50 to $1,000.00'],
  ['Monthly', /Applications/, '0', 'Enter a whole number from 1 to 1,000'],
  ['14-day trial', /Days/, '91', 'Enter a whole number from 1 to 90'],
])('%s with %s “%s” is refused under its field: %s', async (plan, label, text, error) => {
  open();
  await edit(plan);
  await type(label, text);
  const field = screen.getByRole('textbox', { name: label });
  expect(screen.getByText(error)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(preview()).toBeNull();
  expect(save().hasAttribute('disabled')).toBe(true);
});

it('a refusal is shown in the dialog, and what was typed stays', async () => {
  open(() => refuse(409, 'conflict', 'Somebody else changed it.'));
  await edit('14-day trial');
  await type(/Days/, '7');
  await userEvent.click(save());
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Reason/ }), 'Shorter trial');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save plan' }));
  expect(await within(dialog).findByText('Somebody else changed it.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/Days/).value).toBe('7');
});

it('an operator who is not an administrator sees the plans but cannot change them', async () => {
  open(undefined, 10);
  await screen.findByRole('table', { name: 'Plans' });
  expect(screen.queryByRole('button')).toBeNull();
});
