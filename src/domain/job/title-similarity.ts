/** Words that mean the same work in a title. */
const sameWords: Record<string, string> = {
  developer: 'engineer',
  programmer: 'engineer',
  rep: 'representative',
  associate: 'representative',
  specialist: 'representative',
  agent: 'representative',
  rn: 'nurse',
  qa: 'quality',
  tester: 'quality',
  accountant: 'accounting',
  bookkeeper: 'accounting',
  bookkeeping: 'accounting',
  operation: 'operations',
  ops: 'operations',
  biz: 'business',
  admin: 'administrative',
  administrator: 'administrative',
  support: 'service',
  care: 'service',
  mgr: 'manager',
  educator: 'teacher',
  instructor: 'teacher',
  copywriter: 'writer',
  ux: 'design',
  ui: 'design',
  designer: 'design',
  tech: 'technician',
};

/** Words about level, schedule or form that say nothing about the work. */
const levelWords = new Set(
  'senior sr junior jr lead principal staff entry level mid i ii iii iv v head chief full part time contract temporary remote hybrid the a an of for and in to with at'.split(
    ' ',
  ),
);

/** Words shared by titles of very different work count less. */
const commonWords = new Set(
  'manager analyst engineer representative coordinator assistant supervisor director technician'.split(' '),
);

export function foldTitle(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[^a-z0-9+#]+/g, ' ')
    .trim();
}

/** 1 for the same title, up to 0.85 for titles that share their meaningful words, 0 for nothing in common. */
export function compareTitles(wanted: string, offered: string): number {
  const [first, second] = [foldTitle(wanted), foldTitle(offered)];
  if (first === '' || second === '') return 0;
  if (first === second) return 1;
  const [left, right] = [readWords(first), readWords(second)];
  const shared = weigh([...left].filter((word) => right.has(word)));
  const total = weigh([...left]) + weigh([...right]);
  return total === 0 ? 0 : (0.85 * 2 * shared) / total;
}

function readWords(folded: string): Set<string> {
  const words = folded.split(' ').filter((word) => !levelWords.has(word));
  return new Set(words.map((word) => sameWords[word] ?? sameWords[singular(word)] ?? singular(word)));
}

function singular(word: string): string {
  return word.length > 4 &&
    word.endsWith('s') &&
    !word.endsWith('ss') &&
    word !== 'operations' &&
    word !== 'sales'
    ? word.slice(0, -1)
    : word;
}

function weigh(words: string[]): number {
  return words.reduce((sum, word) => sum + (commonWords.has(word) ? 1 : 2), 0);
}
