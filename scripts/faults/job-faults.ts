import type { Fault } from './fault.ts';

const matches = 'src/web/screens/job-matches/job-matches-screen.test.tsx';

/** Reading boards, matches, and the cards of jobs. */
export const jobFaults: Fault[] = [
  {
    name: 'a job leaves its place when it is applied for',
    file: 'src/web/data/applications/expert-apply-calls.ts',
    from: "suggestedJobsType: 'Both', keep: kept }",
    to: "suggestedJobsType: 'Both', keep: [] }",
    project: 'unit',
    test: matches,
    named: 'the card stays in its place',
  },
  {
    name: 'suggestions are asked for without their kind',
    file: 'src/web/data/applications/expert-apply-calls.ts',
    from: "suggestedJobsType: 'Both', keep: kept }",
    to: 'keep: kept }',
    project: 'unit',
    test: matches,
    named: 'suggestions are asked for four at a time',
  },
  {
    name: 'a new job is not tagged',
    file: 'src/web/screens/job-matches/job-list-item.tsx',
    from: '{showNewTag && <Tag tone="new">NEW</Tag>}',
    to: '{null}',
    project: 'unit',
    test: matches,
    named: 'a card names the pay, and NEW',
  },
  {
    name: 'the pay is not on the card',
    file: 'src/web/screens/job-matches/job-list-item.tsx',
    from: '{job.pay && <span>{formatPay(job.pay)}</span>}',
    to: '{null}',
    project: 'unit',
    test: matches,
    named: 'a card names the pay, and NEW',
  },
  {
    name: 'a pause is ignored by the card of a job',
    file: 'src/web/parts/status/status-mark.tsx',
    from: 'if (waitingFor && underWay.includes(status))',
    to: 'if (false)',
    project: 'unit',
    test: matches,
    named: 'while paused, Quick apply',
  },
  {
    name: 'a removed application brings its job back',
    file: 'src/backend/expert-apply/review/remove-application.ts',
    from: "feedback: 'removed'",
    to: "feedback: 'none'",
    project: 'service',
    test: 'src/backend/expert-apply/track/job-lists.test.ts',
    named: 'leave out the job of an application that was removed',
  },
  {
    name: 'companies on the never-apply list are suggested',
    file: 'src/backend/jobs/match/rank-matches.ts',
    from: '&& !input.isRuledOut(spot.company_key)',
    to: '',
    project: 'service',
    test: 'src/backend/expert-apply/track/job-lists.test.ts',
    named: 'leave out companies on the never-apply list',
  },
  {
    name: 'robots.txt rules in other spellings of a path are ignored',
    file: 'src/backend/jobs/ingest/robots.ts',
    from: 'const path = spellPath(given);',
    to: 'const path = given;',
    project: 'service',
    test: 'src/backend/jobs/ingest/polite-fetch.test.ts',
    named: 'robots.txt',
  },
];
