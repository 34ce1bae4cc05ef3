/** Words about level, schedule, place or offer that say nothing about the work. */
const noiseWords = new Set(
  `a an and at by for from in into of on or the to with our your you we is are
  senior sr junior jr lead entry level mid i ii iii iv v vi intermediate experienced experience trainee
  full part time fulltime parttime temporary temp contract permanent perm seasonal prn per diem casual
  remote hybrid onsite home based work hiring now hire urgent immediate start needed wanted opportunity job position
  day days night nights evening weekend weekends shift am pm hour hourly weekly
  sign bonus up pay salary year usa us united states new m f d w h x`.split(/\s+/),
);

/** Spellings and abbreviations of the same word. */
const sameWords: Record<string, string> = {
  acct: 'account',
  adm: 'administrative',
  admin: 'administrative',
  assoc: 'associate',
  asst: 'assistant',
  coord: 'coordinator',
  dept: 'department',
  dev: 'developer',
  dir: 'director',
  eng: 'engineer',
  engr: 'engineer',
  exec: 'executive',
  maint: 'maintenance',
  mech: 'mechanic',
  mfg: 'manufacturing',
  mgmt: 'management',
  mgr: 'manager',
  mktg: 'marketing',
  op: 'operator',
  ops: 'operations',
  rep: 'representative',
  reps: 'representative',
  spec: 'specialist',
  supv: 'supervisor',
  svc: 'service',
  svcs: 'service',
  tech: 'technician',
  techs: 'technician',
  vp: 'vice president',
  backend: 'back end',
  frontend: 'front end',
  fullstack: 'full stack',
  healthcare: 'health care',
  helpdesk: 'help desk',
  ecommerce: 'e commerce',
};

export function foldText(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9+#&]+/g, ' ')
    .replace(/(?<![a-z])&|&(?![a-z])/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The words that carry the meaning of a title, stemmed, in their order. */
export function readWords(title: string): string[] {
  const words = foldText(title)
    .split(' ')
    .flatMap((word) => (sameWords[word] ?? word).split(' '))
    .filter((word) => word !== '');
  const telling = words.filter((word) => !noiseWords.has(word) && !/^\d+[a-z]*$/.test(word));
  return (telling.length > 0 ? telling : words).map(stemWord);
}

const suffixes: [RegExp, string][] = [
  [/ies$/, 'y'],
  [/(ss|us|is)$/, '$1'],
  [/s$/, ''],
];

/** A light stemmer: plurals, and the endings that turn an activity into its doer. */
export function stemWord(word: string): string {
  if (word.length <= 3) return word;
  const singular = stripFirst(word, suffixes);
  const stem = singular.replace(/(?:ations?|ators?|ative|ement|ment|ing|er|or|ist|ian|ant|e|y)$/, '');
  return stem.length >= 4 ? stem : singular;
}

function stripFirst(word: string, rules: [RegExp, string][]): string {
  const rule = rules.find(([ending]) => ending.test(word));
  return rule === undefined ? word : word.replace(rule[0], rule[1]);
}
