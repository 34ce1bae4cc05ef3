import { occupations } from './catalogue.ts';
import { foldSkill } from './skill-key.ts';

interface KnownSkill {
  name: string;
  /** Short names are also words: they count only as they are written in the catalogue. */
  exactly: boolean;
}

/** Names that are far more often something else. */
const tooCommon = new Set(['go', 'maya', 'discovery', 'leveling', 'sage', 'grading']);
const mostWords = 5;

let known: Map<string, KnownSkill> | undefined;
/** The first words of longer names. */
const begun = new Set<string>();

/** The skills of our catalogue that a text names, in the order of their first mention. */
export function findSkills(text: string): string[] {
  known ??= readSkills();
  const words = text.match(/[\p{L}\p{N}+#&./'’-]+|[,;:()•|]/gu) ?? [];
  const folded = words.map(foldWord);
  const found = new Map<string, string>();
  for (let at = 0; at < words.length; at++) {
    let key = '';
    for (let size = 1; size <= mostWords && at + size <= words.length; size++) {
      const word = folded[at + size - 1];
      if (!word) break;
      key = size === 1 ? word : `${key} ${word}`;
      const skill = known.get(key);
      if (skill && (!skill.exactly || stripSigns(words[at] ?? '') === skill.name)) found.set(key, skill.name);
      if (!begun.has(key)) break;
    }
  }
  return [...found.values()];
}

const foldedWords = new Map<string, string>();

/** Texts repeat their words: each is folded once, within a limit that hostile texts cannot pass. */
function foldWord(word: string): string {
  const known = foldedWords.get(word);
  if (known !== undefined) return known;
  const folded = foldSkill(stripSigns(word));
  if (foldedWords.size < 50_000) foldedWords.set(word, folded);
  return folded;
}

function stripSigns(word: string): string {
  return word.replace(/^[.'’/&-]+|[.'’/&-]+$/g, '');
}

function readSkills(): Map<string, KnownSkill> {
  const skills = new Map<string, KnownSkill>();
  for (const name of occupations.flatMap((occupation) => occupation.skills)) {
    const key = foldSkill(name);
    if (tooCommon.has(key) || skills.has(key)) continue;
    const words = key.split(' ');
    for (let size = 1; size < words.length; size++) begun.add(words.slice(0, size).join(' '));
    skills.set(key, { name, exactly: !name.includes(' ') && name.length <= 6 });
  }
  return skills;
}
