import { testRows } from './test-rows.ts';

/** The command that writes each row of docs/reliability when it is called with `--publish`. */
export const rowWriters = {
  'bench apply': ['apply'],
  'bench crash': ['crash', 'storm'],
  'bench api-crash': ['api-crash'],
  'bench race': ['race'],
  'bench lists': ['lists'],
  'bench poll': ['poll'],
  'bench web': ['web', 'web-tabs'],
  'bench lighthouse': ['lighthouse'],
  'bench upload': ['upload'],
  'bench session': ['session'],
  'bench enumeration': ['enumeration'],
  'bench resumes': ['resumes', 'hostile-resumes'],
  'bench skills': ['skills'],
  'bench boards': ['boards'],
  'bench sweep': ['sweep'],
  'bench match': ['match'],
  'bench match-pairs': ['match-pairs'],
  'bench search': ['search', 'search-together', 'search-saving', 'typing'],
  'bench attack': [
    'attack-fetches',
    'attack-browser',
    'attack-written',
    'attack-pages',
    'attack-uploads',
    'attack-employers',
  ],
  'bench blocking': ['blocking'],
  'bench footprint': ['footprint'],
  'bench machines': ['machines'],
  'bench tests': Object.keys(testRows) as (keyof typeof testRows)[],
  'trust-report': ['trust-report'],
} as const;

export type Writer = keyof typeof rowWriters;
export type Row = (typeof rowWriters)[Writer][number];

/** Rows that no command writes yet. The list only becomes shorter. */
export const handWrittenRows = ['screens', 'read-form', 'start'] as const;
