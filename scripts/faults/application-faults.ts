import type { Fault } from './fault.ts';

const lists = 'src/web/screens/applications/list-faults.test.tsx';
const tracker = 'src/web/screens/applications/applications-screen.test.tsx';
const review = 'src/web/screens/audit/audit-screen.test.tsx';

export const applicationFaults: Fault[] = [
  {
    name: 'the list reloads while a popup is open',
    file: 'src/web/data/application-lists.ts',
    from: 'refetchInterval: pollEvery({ idle, paused })',
    to: 'refetchInterval: pollEvery({ idle, paused: false })',
    project: 'unit',
    test: lists,
    named: 'comes every 30 seconds',
  },
  {
    name: 'the list reloads while the person is away',
    file: 'src/web/data/application-lists.ts',
    from: 'refetchInterval: pollEvery({ idle, paused })',
    to: 'refetchInterval: pollEvery({ idle: false, paused })',
    project: 'unit',
    test: lists,
    named: 'is skipped while the person is away',
  },
  {
    name: 'the list is asked for without a user id',
    file: 'src/web/data/builder-calls.ts',
    from: "size: 1 } }),\n    enabled: userId !== '',",
    to: 'size: 1 } }),',
    project: 'unit',
    test: lists,
    named: 'does nothing without a user id',
  },
  {
    name: 'every quick application can be reviewed',
    file: 'src/web/screens/applications/review-row.tsx',
    from: 'reviewable={jobDetail.eligibleForExpertApply}',
    to: 'reviewable={true}',
    project: 'unit',
    test: tracker,
    named: 'a quick application can be reviewed only where we can apply',
  },
  {
    name: 'an answer of the review is kept in the profile late',
    file: 'src/web/screens/audit/use-keep-answer.ts',
    from: 'const keepAfterMs = 100;',
    to: 'const keepAfterMs = 5000;',
    project: 'unit',
    test: review,
    named: 'in saved-data mode an answer is kept',
  },
  {
    name: 'approving can be pressed while it is being sent',
    file: 'src/web/screens/audit/review-form.tsx',
    from: 'loading={sending}\n            onPress={() => void approval.approve()}',
    to: 'onPress={() => void approval.approve()}',
    project: 'unit',
    test: review,
    named: 'approving is not possible a second time',
  },
  {
    name: 'a failed one-click is not told in its row',
    file: 'src/web/screens/applications/review-row.tsx',
    from: '{controls.failure}',
    to: '{null}',
    project: 'unit',
    test: tracker,
    named: 'a refused send says why, is announced',
  },
  {
    name: 'a payment problem is told on top of the page only',
    file: 'src/web/parts/apply-flow/use-apply-flow.ts',
    from: "        setProblem({ asked, result });\n        onBanner('payment-problem');",
    to: "        onBanner('payment-problem');",
    project: 'unit',
    test: tracker,
    named: 'a charge that fails is a payment problem',
  },
  {
    name: 'the manual tab removes without asking',
    file: 'src/web/screens/applications/manual-tab.tsx',
    from: 'onPress={() => setAsking(true)}',
    to: 'onPress={run}',
    project: 'unit',
    test: lists,
    named: 'asks before it removes a job',
  },
];
