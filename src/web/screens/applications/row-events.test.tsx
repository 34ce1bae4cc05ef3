// @vitest-environment jsdom

import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { listApplications, summarizeApplications } from '#contract/applications/routes.ts';
import type { ApplicationEvent } from '#contract/applications/tracker.ts';
import { getPreferences, isPremium, listDocuments } from '#contract/documents/routes.ts';
import { getCredits } from '#contract/money/routes.ts';
import { getFlowData } from '#contract/visits/routes.ts';
import { formatEventTime } from '#domain/application/application-event.ts';
import { routesOf } from '#domain/portal/routes.ts';
import { documentId, pageOf, sampleApplication } from '#tests/application-samples.ts';
import { portals } from '#tests/portals.ts';
import { type Asked, FakeApi, renderScreen } from '#tests/render-screen.tsx';
import { ApplicationsScreen } from './applications-screen.tsx';

const event: ApplicationEvent = {
  id: 'c0d35b7a-3a6e-4a37-bb2c-65d2a7b6a001',
  kind: 'interview',
  at: '2026-11-20T21:00:00.000Z',
  timed: true,
  words: 'With Kim',
  origin: 'hand',
};

async function showRow(code: 'SNR' | 'FLX', shownEvent: ApplicationEvent | null) {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const sent = sampleApplication({ jobApplicationStatus: 'Success', submittedAt: '2026-11-12T10:42:31Z' });
  const api = new FakeApi()
    .on(listDocuments, () => pageOf([{ id: documentId }]))
    .on(summarizeApplications, () => pageOf([]))
    .on(listApplications, ({ body }: Asked) =>
      pageOf((body as { statuses: string[] }).statuses.includes('Success') ? [{ ...sent, shownEvent }] : []),
    )
    .on(getPreferences, () => [{ code: 'EAST', value: 'FINISH' }])
    .on(isPremium, () => true)
    .on(getCredits, () => ({ credits: 6, exhaust_reason: null }))
    .on(getFlowData, () => ({ subscriptionStatus: 'TRUE', paymentStatus: 'Initial', subscriptionCount: 1 }));
  const path = routesOf(portals[code]).applications;
  renderScreen(ApplicationsScreen, { path, at: `${path}?tab=4`, api, portal: portals[code] });
  const title = await screen.findByText(sent.jobDetail.title);
  return within(title.closest('tr') as HTMLElement);
}

test.each(['SNR', 'FLX'] as const)(
  '%s: the row of a sent application shows the next event with its time',
  async (code) => {
    const row = await showRow(code, event);
    expect(row.getByText(`Interview: ${formatEventTime(event)}`)).toBeDefined();
    expect(row.getByText('Applied')).toBeDefined();
  },
);

test.each(['SNR', 'FLX'] as const)(
  '%s: an application that was withdrawn is called so, with the day',
  async (code) => {
    const row = await showRow(code, { ...event, kind: 'withdrawal' });
    expect(row.getByText('Withdrawn')).toBeDefined();
    expect(row.queryByText('Applied')).toBeNull();
    expect(row.getByText(`Withdrawn: ${formatEventTime(event)}`)).toBeDefined();
  },
);
