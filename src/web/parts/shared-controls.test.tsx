// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { sampleJob } from '#tests/application-samples.ts';
import { FakeApi, renderScreen } from '#tests/render-screen.tsx';
import { HiddenJobDetail } from '#web/screens/job-matches/hidden-job.tsx';
import type { JobActions } from '#web/screens/job-matches/use-job-actions.tsx';
import { OneClickPopups } from './apply-flow/one-click-popups.tsx';
import type { useOneClick } from './apply-flow/use-one-click.ts';
import { ConfirmModal } from './failure/confirm-modal.tsx';
import { useRemoveJob } from './job/use-remove-job.tsx';
import { FunnelFooter } from './text/funnel-footer.tsx';

const nothing = () => undefined;
const hidden = { ...sampleJob, application: null, isDisliked: true };

function RemoveQuestion() {
  const { popup, ask } = useRemoveJob();
  useEffect(() => ask({ id: 'a', jobId: 'j', jobDetail: { title: 'Planner' } }), [ask]);
  return popup;
}

function OneClickQuestion() {
  const flow = { asking: { company: 'Acme' }, cancel: nothing, confirm: nothing };
  return <OneClickPopups flow={flow as unknown as ReturnType<typeof useOneClick>} />;
}
vi.mock('./apply-flow/apply-popups.tsx', () => ({ ApplyPopups: () => null }));

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});

test.each([
  [
    'the footer of onboarding',
    () => <FunnelFooter onBack={nothing} onSkip={nothing} />,
    ['Next', 'Back', 'Skip for now'],
  ],
  [
    'a question',
    () => (
      <ConfirmModal open title="Sure?" onConfirm={nothing} onClose={nothing}>
        <p />
      </ConfirmModal>
    ),
    ['Confirm'],
  ],
  ['the question before a removal', RemoveQuestion, ['Remove']],
  ['the question before a click sends', OneClickQuestion, ['Apply']],
  [
    'a hidden job',
    () => <HiddenJobDetail job={hidden} actions={{} as JobActions} />,
    ['Undo', 'Update job preferences'],
  ],
])('%s has the shared words [NAV-032]', async (_control, Control, words) => {
  renderScreen(Control, { path: '/', at: '/', api: new FakeApi() });
  const names = () =>
    [...screen.queryAllByRole('button'), ...screen.queryAllByRole('link')].map((one) => one.textContent);
  await waitFor(() => expect(names()).toEqual(expect.arrayContaining([...words])));
});
