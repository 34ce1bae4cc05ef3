// @vitest-environment jsdom
import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { sampleJob } from '#tests/application-samples.ts';
import { FreshnessNote } from './freshness-note.tsx';
import { JobAction } from './job-action.tsx';
import type { JobActions } from './use-job-actions.tsx';

configure({ asyncUtilTimeout: 300_000 });
afterEach(cleanup);

const job = { ...sampleJob, application: null } as unknown as Parameters<typeof FreshnessNote>[0]['job'];

it('an older job that was confirmed says so, and a tooltip says when it was posted [MAT-013]', async () => {
  const older = { ...job, isJobOlderThan7Days: true, isLastVerifiedDate: true, postedAgoDays: 9 };
  render(<FreshnessNote job={older} section="job details" />);
  expect(screen.getByText('Confirmed active in the last 24 hours*')).toBeDefined();
  expect(screen.queryByRole('tooltip')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'When it was posted' }));
  expect((await screen.findByRole('tooltip')).textContent).toContain('Posted 9 days ago');
});

it('while one application is prepared, the button of another job does nothing', async () => {
  const quickApply = vi.fn();
  const preparing = (id: string | null) => ({ preparing: id, quickApply }) as unknown as JobActions;
  const { rerender } = render(<JobAction job={job} actions={preparing('another')} place="card" />);
  await userEvent.click(screen.getByRole('button', { name: 'Quick apply' }));
  expect(quickApply).not.toHaveBeenCalled();
  rerender(<JobAction job={job} actions={preparing(null)} place="card" />);
  await userEvent.click(screen.getByRole('button', { name: 'Quick apply' }));
  expect(quickApply).toHaveBeenCalledOnce();
});
