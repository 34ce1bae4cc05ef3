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

/** The skills of our catalogue that a text names, in the order of their first mention. */
export function findSkills(text: string): string[] {
  known ??= readSkills();
  const words = text.match(/[\p{L}\p{N}+#&./'’-]+|[,;:()•|]/gu) ?? [];
  const plain = words.map((word) => word.replace(/^[.'’/&-]+|[.'’/&-]+$/g, ''));
  const folded = plain.map(foldSkill);
  const found = new Map<string, string>();
  for (let at = 0; at < words.length; at++) {
    let key = '';
    for (let size = 1; size <= mostWords && at + size <= words.length; size++) {
      const word = folded[at + size - 1];
      if (!word) break;
      key = size === 1 ? word : `${key} ${word}`;
      const skill = known.get(key);
      if (skill && (!skill.exactly || plain[at] === skill.name)) found.set(key, skill.name);
      // Punctuation ends a name.
      if (/[,;:.]$/.test(words[at + size - 1] ?? '')) break;
    }
  }
  return [...found.values()];
}

function readSkills(): Map<string, KnownSkill> {
  const skills = new Map<string, KnownSkill>();
  for (const name of occupations.flatMap((occupation) => occupation.skills)) {
    const key = foldSkill(name);
    if (tooCommon.has(key) || skills.has(key)) continue;
    skills.set(key, { name, exactly: !name.includes(' ') && name.length <= 6 });
  }
  return skills;
}
