// @vitest-environment jsdom

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { reviewApply } from '#contract/applications/routes.ts';
import type { PlanOffer } from '#contract/money/ecommerce.ts';
import { getCredits, listPlans, startRecurring } from '#contract/money/routes.ts';
import { planOffer } from '#tests/plan-offer.ts';
import { renderScreen } from '#tests/render-screen.tsx';
import { openSubscriberApi } from '#tests/subscriber-api.ts';
import { ApplyPopups } from './apply-popups.tsx';
import { useApplyFlow } from './use-apply-flow.ts';

const banner = vi.fn();

function ReviewPage() {
  const flow = useApplyFlow({ onSent: vi.fn(), onBanner: banner, onVerify: vi.fn() });
  return (
    <>
      <button type="button" onClick={() => void flow.apply({ applicationId: 'a1', company: 'Acme' })}>
        Approve
      </button>
      <ApplyPopups flow={flow} />
    </>
  );
}

interface Offered {
  reserved?: number;
  card?: string | null;
  provider?: PlanOffer['provider'];
}

function open({ reserved = 0, card = null, provider = 'test' }: Offered = {}) {
  banner.mockReset();
  const api = openSubscriberApi()
    .on(getCredits, () => ({
      credits: 0,
      exhaust_reason: 'trialLimitReached',
      used: 10 - reserved,
      reserved,
    }))
    .on(listPlans, () => ({
      ...planOffer,
      card,
      provider,
      plans: provider === 'none' ? [] : planOffer.plans,
    }));
  renderScreen(ReviewPage, { path: '/review', at: '/review', api });
  return api;
}
const approve = async () => userEvent.click(await screen.findByRole('button', { name: 'Approve' }));

test('without a card the person stays, hears that nothing is lost, and sees the plans with their prices [D-187]', async () => {
  const api = open();
  await approve();
  const sheet = await screen.findByRole('dialog', { name: "You're out of free applications" });
  expect(sheet.textContent).toContain('Your application is saved and ready to send.');
  const plans = within(sheet)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(plans).toEqual([
    'Monthly: $24.95 a month, 100 applications each month',
    'Annual: $119.40 a year, 100 applications each month',
  ]);
  await userEvent.click(within(sheet).getByRole('button', { name: 'Not now' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Approve' })).toBeDefined();
  expect([banner.mock.calls, api.bodiesOf(startRecurring), api.bodiesOf(reviewApply)]).toEqual([[], [], []]);
});

test('while credits may come back no charge is offered: the person waits or goes on [D-187]', async () => {
  open({ reserved: 9, card: 'Card ending in 4242' });
  await approve();
  const sheet = await screen.findByRole('dialog', { name: 'No applications left right now' });
  expect(sheet.textContent).toContain('1 used, 9 on their way');
  expect(sheet.textContent).not.toContain('$');
  await userEvent.click(within(sheet).getByRole('button', { name: 'Continue' }));
  expect((await screen.findByRole('dialog', { name: 'Ready to apply?' })).textContent).toContain(
    '$24.95 today',
  );
});

test('where nothing is sold the sheet says so and offers nothing', async () => {
  open({ provider: 'none' });
  await approve();
  const sheet = await screen.findByRole('dialog');
  expect(sheet.textContent).toContain("Plans aren't for sale on this site.");
  expect(within(sheet).queryByRole('button', { name: 'See plans' })).toBeNull();
});
