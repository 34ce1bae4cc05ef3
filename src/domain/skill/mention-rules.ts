import type { SkillKind } from './skill.ts';
import type { Word } from './split-words.ts';
import { isLabel, isLanguageCue, isNoDegree, isRoleModifier, isRoleWord } from './word-classes.ts';

const specificKinds = new Set<SkillKind>(['technology', 'tool', 'laboratory', 'certification', 'license']);

/** Its name always means the skill; other names are also everyday words. */
export function isSpecific(kind: SkillKind): boolean {
  return specificKinds.has(kind);
}

/** "Java Developer" and "the sales team" name people, not skills. */
export function isRoleName(words: readonly Word[], to: number): boolean {
  for (const { key, gap } of words.slice(to, to + 2)) {
    if (!/^[ \t/-]*$/.test(gap)) return false;
    if (isRoleWord(key)) return true;
    if (!isRoleModifier(key) && !key.endsWith('ing')) return false;
  }
  return false;
}

/** "Engineer (C++ / Linux)" and "Developer - React": the list belongs to the title. */
export function followsRole(words: readonly Word[], at: number): boolean {
  return isRoleWord(words[at - 1]?.key ?? '') && /^\s*[(–-]+\s*$/.test(words[at]?.gap ?? '');
}

/** "Skills: Excel, payroll" opens a list. */
export function followsLabel(words: readonly Word[], at: number): boolean {
  return isLabel(words[at - 1]?.key ?? '') && /^\s*:\s*$/.test(words[at]?.gap ?? '');
}

const unitPattern =
  /(?:department|faculty|institute|school|office|chair|center|head) (?:of|for)(?: \w+)?$|\b(?:cooperation|collaboration|collaborate|together|closely|interaction|interact) with\b/;

/** "Department of Chemistry", "in cooperation with sales": a unit's name, not a requirement. */
export function namesUnit(words: readonly Word[], at: number, sentenceAt: number): boolean {
  return unitPattern.test(joinKeys(words, Math.max(sentenceAt, at - 5), at));
}

/** "Fluent in Danish" asks for the language, "the Danish market" does not. */
export function isSpoken(words: readonly Word[], at: number, to: number): boolean {
  const around = [...words.slice(Math.max(0, at - 8), at), ...words.slice(to, to + 6)];
  return around.some(({ key }) => isLanguageCue(key));
}

const degreePhrases =
  /\b(?:high|higher|some|large|certain|great|to a|to the|what|360) degree\b|\bdegree of\b/;

/** "A high degree of" is not a diploma, and neither are "PhD student" and "master data". */
export function isDiploma(words: readonly Word[], at: number, to: number): boolean {
  return (
    !degreePhrases.test(joinKeys(words, Math.max(0, at - 2), to + 1)) && !isNoDegree(words[to]?.key ?? '')
  );
}

function joinKeys(words: readonly Word[], at: number, to: number): string {
  return words
    .slice(at, to)
    .map(({ key }) => key)
    .join(' ');
}
