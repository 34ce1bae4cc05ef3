// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { JobCard } from '#contract/applications/job-application.ts';
import { sampleJob } from '#tests/application-samples.ts';
import { portals } from '#tests/portals.ts';
import { FakeApi, renderScreen } from '#tests/render-screen.tsx';
import { giveConsent } from '#web/data/account/privacy-choices.ts';
import { setVisitor } from '#web/data/visits/analytics.ts';
import { JobDetailView } from './job-detail-view.tsx';
import { JobListItem } from './job-list-item.tsx';
import type { JobActions } from './use-job-actions.tsx';

const old: JobCard = {
  ...sampleJob,
  application: null,
  eligibleForExpertApply: false,
  isJobOlderThan7Days: true,
  isLastVerifiedDate: true,
  postedAgoDays: 20,
};
const actions = { preparing: null, failureOf: () => null } as unknown as JobActions;
const card = (job: JobCard) => () => (
  <JobListItem job={job} actions={actions} selected={false} onSelect={() => undefined} />
);
const detail = (job: JobCard) => () => <JobDetailView job={job} actions={actions} onBack={() => undefined} />;

let layer: object[];
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal('dataLayer', (layer = []));
  navigator.sendBeacon = () => true;
  setVisitor({ portal: portals.SNR, userId: 'u' });
  giveConsent('accepted');
});

test.each([
  ['card', card, 'job impressions'],
  ['detail', detail, 'job details'],
] as const)(
  'the %s of an old posting says that it is active, and in a tooltip when it was posted, which is told as viewed [MAT-013] [EXP-019]',
  async (_place, show, sectionName) => {
    renderScreen(show(old), { path: '/', at: '/', api: new FakeApi() });
    expect(screen.getByText('Confirmed active in the last 24 hours*')).toBeDefined();
    expect(layer).toEqual([]);
    const info = screen.getByRole('button', { name: 'When it was posted' });
    await userEvent.click(info);
    expect((await screen.findByRole('tooltip')).textContent).toBe('Posted 20 days ago');
    await waitFor(() => expect(layer).toHaveLength(1));
    expect(layer[0]).toMatchObject({
      event: 'popup viewed',
      popupName: 'confirmed active info',
      screenName: 'job matches',
      sectionName,
    });
    // Ends the tooltip's timer, which would outlive the page.
    await userEvent.unhover(info);
  },
);

test.each([
  ['card', card],
  ['detail', detail],
])('the %s of a young posting has no tooltip', (_place, show) => {
  const young = { ...old, isJobOlderThan7Days: false, postedAgoDays: 2 };
  renderScreen(show(young), { path: '/', at: '/', api: new FakeApi() });
  expect(screen.queryByRole('button', { name: 'When it was posted' })).toBeNull();
});

test.each(Object.values(portals))(
  'on portal $code the page of a job links to its source and says when it was last confirmed',
  (portal) => {
    const job = { ...old, jobUrl: 'https://jobs.lever.co/acme/1', lastVerifiedAt: '2026-11-14T09:30:00Z' };
    renderScreen(detail(job), { path: '/', at: '/', api: new FakeApi(), portal });
    const link = screen.getByRole('link', { name: 'jobs.lever.co' });
    expect(link.getAttribute('href')).toBe(job.jobUrl);
    expect(screen.getByText(/^Last confirmed open on Nov 14, 2026, /)).toBeDefined();
  },
);
