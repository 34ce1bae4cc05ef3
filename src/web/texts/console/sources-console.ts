import type { SourcePreview, SourceRow } from '#contract/operations/operations-sources.ts';
import { plural } from '#domain/text/plural.ts';

export const directoryTexts = {
  title: 'Company directory',
  turnOnTitle: 'Turn on real jobs',
  whyTurnOn:
    'This site isn’t reading any job boards from the company directory yet, so people find only jobs from sources that you add yourself.',
  intro: (boards: number) =>
    `The directory lists ${boards.toLocaleString('en-US')} public job boards. Choose what people here are looking for, and we’ll read the boards in the background: at most one request every 2 seconds per site, and only what its robots.txt allows. We read boards with matching jobs every day, and the others less often.`,
  systems: 'Application systems',
  fields: 'Fields of work',
  states: 'States',
  all: 'Leave empty for all.',
  boardsPerHour: 'Boards per hour',
  mostJobs: 'Maximum number of jobs',
  badNumber: (least: string, most: string) => `Enter a whole number from ${least} to ${most}.`,
  noSystem: 'Choose at least one.',
  turnOn: 'Turn on real jobs',
  turnOnQuestion: 'Turn on real jobs?',
  change: 'Change what we look for',
  changeQuestion: 'Change what we look for?',
  loading: 'Loading company directory',
  notLoaded: "We couldn't load the company directory.",
  effect: (systems: number) =>
    plural(systems, {
      one: 'We’ll start reading the boards of # system. The first jobs appear within minutes.',
      other: 'We’ll start reading the boards of # systems. The first jobs appear within minutes.',
    }),
  done: 'Real jobs are on.',
  pausing: {
    label: 'Pause',
    title: 'Pause reading the directory?',
    effect: 'We won’t read new boards. Boards that already have jobs here stay up to date.',
    done: 'The directory is paused.',
  },
  resuming: {
    label: 'Resume',
    title: 'Resume reading the directory?',
    effect: 'We’ll pick up where we left off.',
    done: 'We’re reading the directory again.',
  },
  running: 'Running',
  isPaused: 'Paused',
  progress: (visited: number, boards: number) =>
    `${visited.toLocaleString('en-US')} of ${boards.toLocaleString('en-US')} boards read`,
  lastHour: (boards: number) =>
    plural(boards, { one: '# board in the last hour', other: '# boards in the last hour' }),
  timeLeft: (hours: number | null) =>
    hours === null ? 'Not known yet' : plural(hours, { one: 'About # hour', other: 'About # hours' }),
  names: { boards: 'Boards read', pace: 'Pace', left: 'Time left', jobs: 'Open jobs found' },
  bySystem: 'By system',
  systemColumns: ['System', 'Boards', 'Read', 'With jobs', 'Gone', 'Problems', 'Waiting'],
  byField: 'Jobs by field',
  byState: 'Jobs by state',
  noJobs: 'No jobs yet.',
  otherField: 'Not recognized',
  found: ['Name', 'Jobs'],
};

const seconds = (count: number) => plural(count, { one: '# second', other: '# seconds' });
const minutes = (count: number) => plural(count, { one: '# minute', other: '# minutes' });
const hours = (count: number) => plural(count, { one: '# hour', other: '# hours' });

function describeWait(waitSeconds: number): string {
  if (waitSeconds < 120) return seconds(waitSeconds);
  return waitSeconds < 7200 ? minutes(Math.ceil(waitSeconds / 60)) : hours(Math.ceil(waitSeconds / 3600));
}

export const hostTexts = {
  loading: 'Loading requests per host',
  notLoaded: "We couldn't load the requests per host.",
  title: (hosts: number) =>
    plural(hosts, {
      one: 'Requests to # host in the last 7 days',
      other: 'Requests to # hosts in the last 7 days',
    }),
  note: 'We send one request at a time to each host and pause after each one. We use our own pause, or a longer one if robots.txt asks for it.',
  none: 'We haven’t read any boards, feeds, or pages in the last 7 days.',
  columns: ['Host', 'Requests in 24 h', 'Last request', 'Pause', 'On time', 'Last refusal'],
  pause: (ms: number) => `${(ms / 1000).toLocaleString('en-US')} s`,
  onTime: 'Yes',
  early: (count: number) => plural(count, { one: '# too early', other: '# too early' }),
  never: 'Never',
  pages: 'Host pages',
  noRefusal: 'None',
  refusal: (reason: string, at: string) => `${reason} on ${at}`,
  refusalWithWait: (reason: string, at: string, waitSeconds: number) =>
    `${reason} on ${at}; asked us to wait ${describeWait(waitSeconds)}`,
};

export const sourceTexts = {
  add: 'Add a source',
  addHint: 'For example, greenhouse:acme, lever:acme, feed:https://…, or page:https://…',
  test: 'Try it',
  addButton: 'Add',
  added: 'Source added. We’ll read it within five minutes.',
  trying: 'Reading the source…',
  slow: 'This is taking longer than 45 seconds. Add the source and check back later.',
  previewTitle: ({ here, read, listed }: Pick<SourcePreview, 'here' | 'read' | 'listed'>) => {
    const found =
      read < listed
        ? `${here} of the first ${read} in the United States`
        : `${here.toLocaleString('en-US')} in the United States`;
    return plural(listed, { one: `# job listed, ${found}`, other: `# jobs listed, ${found}` });
  },
  previewNone: 'No jobs in the United States.',
  previewColumns: ['Title', 'Company', 'Location'],
  failed: (outcome: string, detail: string) => `We couldn’t read it (${outcome}). ${detail}`,
  search: 'Name contains',
  show: 'Show',
  find: 'Search',
  loading: 'Loading job sources',
  notLoaded: "We couldn't load the job sources.",
  filters: { all: 'All', troubled: 'With problems', paused: 'Paused or hidden' },
  count: (total: number) => plural(total, { one: '# source', other: '# sources' }),
  none: 'No job sources match.',
  columns: ['Source', 'Health', 'Open jobs', 'Last read', 'Next check', 'Last result', 'Actions'],
  never: 'Never',
  source: ({ kind, name }: Pick<SourceRow, 'kind' | 'name'>) => `${kind}: ${name}`,
  acts: {
    pause: {
      label: 'Pause',
      title: (source: string) => `Pause ${source}?`,
      effect: 'We’ll stop reading it. People can still find its jobs.',
    },
    resume: {
      label: 'Resume',
      title: (source: string) => `Resume ${source}?`,
      effect: 'We’ll read it again within five minutes.',
    },
    hide: {
      label: 'Hide',
      title: (source: string) => `Hide ${source}?`,
      effect: 'We’ll stop reading it, and no one can find its jobs anymore.',
    },
    remove: {
      label: 'Remove',
      title: (source: string) => `Remove ${source}?`,
      effect: 'We’ll stop reading it, and no one can find its jobs anymore. Applications are kept.',
    },
    merge: {
      label: 'Merge',
      title: (source: string) => `Merge ${source}?`,
      effect: 'Its jobs move to the source with the same name, and this source is removed.',
    },
  },
  done: 'Done.',
  download: 'Download as CSV',
  importTitle: 'Import from CSV',
  importHint: 'One source per line: kind,name.',
  importButton: 'Import',
  importQuestion: 'Import these sources?',
  importEffect: (lines: number) =>
    plural(lines, {
      one: 'We’ll import # line. If we can’t read it, we’ll show you why.',
      other: 'We’ll import # lines. If we can’t read some of them, we’ll show you which ones and why.',
    }),
  imported: 'Sources imported.',
  refused: (line: number, text: string) => `Line ${line}: ${text}`,
};
