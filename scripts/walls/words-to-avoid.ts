/** British spellings, as the beginnings of words, and how an American writes them. */
const british: [pattern: string, instead: string][] = [
  [
    '(?:author|custom|recogn|organ|normal|minim|maxim|optim|summar|categor|priorit|util|special|initial|final|emphas|apolog|real|general|personal|capital|central|synchron|visual|serial|token|sanit|memor|standard|symbol|modern|penal|critic)is(?:e|ed|es|er|ers|ing|ation|ations)',
    '-ize',
  ],
  ['analys(?:e|ed|es|ing)\\b', 'analyze'],
  ['(?:behavi|col|fav|flav|harb|hon|hum|lab|neighb|rum)our(?!ce|s?e\\b)', '-or'],
  [
    '(?:cancel|label(?!ledby)|travel|model|signal|level|marshal|tunnel|total|channel|fuel|dial|equal)l(?:ed|ing|er|ers)',
    'one l',
  ],
  ['(?:cent|theat|fib|lit|met)re\\b', '-er'],
  ['catalogue', 'catalog'],
  ['licence', 'license'],
  ['defence', 'defense'],
  ['offence', 'offense'],
  ['grey', 'gray'],
  ['programmes?\\b', 'program'],
  ['cheque', 'check'],
  ['whilst', 'while'],
  ['amongst', 'among'],
  ['learnt', 'learned'],
  ['spelt', 'spelled'],
  ['fulfil(?!l)', 'fulfill'],
  ['enrol(?!l)', 'enroll'],
  ['instal(?!l)', 'install'],
  ['skilful', 'skillful'],
  ['judgement', 'judgment'],
  ['ageing', 'aging'],
  ['towards', 'toward'],
  ['e-mails?', 'email'],
];

/** Phrases that no native speaker would use for what they mean here. */
const phrases: [pattern: string, instead: string][] = [
  ['mail me', 'email me'],
  ['(?:do|does) not belong together', "don't match"],
  ['what (?:becomes|became) of', 'the result of'],
  ['(?:is|are|was|were|been) told(?! apart)', 'is reported, is notified'],
  ['meanwhile', 'in the meantime, now'],
  ['by itself', 'automatically, on its own'],
  ['for the ear', 'for screen readers'],
  ['kept apart', 'stored separately'],
  ['a point a line', 'one bullet per line'],
  ['outdone', 'superseded'],
  ['twins', 'duplicates'],
  ['mend(?:s|ed|ing)?', 'fix'],
  ['brakes?', 'hold'],
  ['postman', 'email sender'],
  ['herald', 'webhook sender'],
  ['(?:that|which) is none', "isn't one"],
  [
    '(?:stand|stands|stood|standing) (?:for itself|there|here|in (?:the|a|its)|on (?:the|a)|under|above|below|behind|before|beside|between)',
    'is, appears',
  ],
  ['steady tests?', 'reliable test'],
  ['log-ins?', 'login'],
  ['look into your inbox', 'check your inbox'],
  ['not any ?more', 'anymore, no longer'],
];

interface Avoided {
  pattern: RegExp;
  instead: string;
}

export const wordsToAvoid: Avoided[] = [
  ...british.map(([pattern, instead]) => ({ pattern: new RegExp(`\\b${pattern}`, 'i'), instead })),
  ...phrases.map(([pattern, instead]) => ({ pattern: new RegExp(`\\b(?:${pattern})\\b`, 'i'), instead })),
];
