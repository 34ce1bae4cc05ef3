// @vitest-environment jsdom

import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { listApplications, summarizeApplications } from '#contract/applications/routes.ts';
import type { ApplicationEvent } from '#contract/applications/tracker.ts';
import { formatEventTime } from '#domain/application/application-event.ts';
import { routesOf } from '#domain/portal/routes.ts';
import { pageOf, sampleApplication, sampleEvent } from '#tests/application-samples.ts';
import { portals } from '#tests/portals.ts';
import { type Asked, renderScreen } from '#tests/render-screen.tsx';
import { openSubscriberApi } from '#tests/subscriber-api.ts';
import { ApplicationsScreen } from './applications-screen.tsx';

async function showRow(code: 'SNR' | 'FLX', shownEvent: ApplicationEvent | null) {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const sent = sampleApplication({ jobApplicationStatus: 'Success', submittedAt: '2026-11-12T10:42:31Z' });
  const api = openSubscriberApi()
    .on(summarizeApplications, () => pageOf([]))
    .on(listApplications, ({ body }: Asked) =>
      pageOf((body as { statuses: string[] }).statuses.includes('Success') ? [{ ...sent, shownEvent }] : []),
    );
  const path = routesOf(portals[code]).applications;
  renderScreen(ApplicationsScreen, { path, at: `${path}?tab=4`, api, portal: portals[code] });
  const title = await screen.findByText(sent.jobDetail.title);
  return within(title.closest('tr') as HTMLElement);
}

test.each(['SNR', 'FLX'] as const)(
  '%s: the row of a sent application shows the next event with its time',
  async (code) => {
    const row = await showRow(code, sampleEvent);
    expect(row.getByText(`Interview: ${formatEventTime(sampleEvent)}`)).toBeDefined();
    expect(row.getByText('Applied')).toBeDefined();
  },
);

test.each(['SNR', 'FLX'] as const)(
  '%s: an application that was withdrawn is called so, with the day',
  async (code) => {
    const row = await showRow(code, { ...sampleEvent, kind: 'withdrawal' });
    expect(row.getByText('Withdrawn')).toBeDefined();
    expect(row.queryByText('Applied')).toBeNull();
    expect(row.getByText(`Withdrawn: ${formatEventTime(sampleEvent)}`)).toBeDefined();
  },
);
