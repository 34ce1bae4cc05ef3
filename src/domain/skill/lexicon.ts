import { occupations } from '#domain/occupation/catalog.ts';
import credentials from './data/credentials.json' with { type: 'json' };
import fields from './data/fields.json' with { type: 'json' };
import methods from './data/methods.json' with { type: 'json' };
import systems from './data/systems.json' with { type: 'json' };
import technologies from './data/technologies.json' with { type: 'json' };
import type { SkillKind } from './skill.ts';
import { splitWords } from './split-words.ts';

/** One spelling of a skill. */
export interface Form {
  name: string;
  kind: SkillKind;
  /** The only accepted spelling, for names that are also words: Word, Go, Excel. */
  exactly: string | null;
  /** Counts only beside words that make its meaning clear. */
  ambiguous: boolean;
}

export interface Lexicon {
  /** By the keys of their words. */
  forms: ReadonlyMap<string, readonly Form[]>;
  /** The beginnings of longer forms. */
  begun: ReadonlySet<string>;
}

const kinds: Record<string, SkillKind> = {
  'working methods': 'method',
  'finance and office': 'business',
  'sales and marketing': 'business',
  'logistics, production, and trades': 'trade',
  computing: 'computing',
  sciences: 'field',
  laboratory: 'laboratory',
  clinical: 'clinical',
  'business software': 'tool',
  'design and media software': 'tool',
  certification: 'certification',
  license: 'license',
  degree: 'degree',
  language: 'language',
};

/** Skills of the catalog whose names usually mean something else. */
const tooCommon = new Set(['go', 'maya', 'discovery', 'leveling', 'sage', 'grading']);

let lexicon: Lexicon | undefined;

export function readLexicon(): Lexicon {
  lexicon ??= buildLexicon();
  return lexicon;
}

function buildLexicon(): Lexicon {
  const forms = new Map<string, Form[]>();
  const begun = new Set<string>();
  const add = (key: string, form: Form) => {
    const words = key.split(' ');
    for (let size = 1; size < words.length; size++) begun.add(words.slice(0, size).join(' '));
    forms.set(key, [...(forms.get(key) ?? []), form]);
  };
  for (const [group, list] of [technologies, systems, methods, fields, credentials].flatMap(Object.entries))
    for (const entry of list.split('; ')) {
      const spellings = entry.split('|').map(readSpelling);
      const name = spellings[0]?.written ?? '';
      for (const { written, exact, ambiguous } of spellings)
        add(makePhraseKey(written), {
          name,
          kind: kinds[group] ?? 'technology',
          exactly: exact ? written : null,
          ambiguous,
        });
    }
  for (const name of new Set(occupations.flatMap(({ skills }) => skills))) {
    const key = makePhraseKey(name);
    if (tooCommon.has(key) || forms.has(key)) continue;
    const short = !name.includes(' ') && name.length <= 6;
    add(key, { name, kind: 'practice', exactly: short ? name : null, ambiguous: false });
  }
  return { forms, begun };
}

/** `=` before a spelling: only as written. `?` after it: only in a context that makes it clear. */
function readSpelling(spelling: string) {
  const exact = spelling.startsWith('=');
  const ambiguous = spelling.endsWith('?');
  return { exact, ambiguous, written: spelling.slice(exact ? 1 : 0, ambiguous ? -1 : undefined) };
}

export function makePhraseKey(phrase: string): string {
  return splitWords(phrase)
    .map(({ key }) => key)
    .join(' ');
}
