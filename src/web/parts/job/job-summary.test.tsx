// @vitest-environment jsdom

import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PortalCode } from '#domain/portal/portal.ts';
import { sampleJob } from '#tests/application-samples.ts';
import { portals } from '#tests/portals.ts';
import { FakeApi, renderScreen } from '#tests/render-screen.tsx';
import { JobSummary } from './job-summary.tsx';

test.each<[PortalCode, string | undefined]>([
  ['SNR', 'POWERED BY Lever'],
  ['FLX', undefined],
  ['DEFAULT', undefined],
  ['JSR', undefined],
  ['WLB', 'POWERED BY Applywright'],
])('on %s the card of the job reads %s [APP-045]', (code, expected) => {
  const Summary = () => <JobSummary job={{ ...sampleJob, atsName: 'Lever' }} lead="For:" back="/" />;
  renderScreen(Summary, { path: '/', at: '/', api: new FakeApi(), portal: portals[code] });
  expect(screen.getByRole('heading', { name: sampleJob.title })).toBeDefined();
  expect(screen.queryByText(/POWERED BY/)?.textContent).toBe(expected);
});
