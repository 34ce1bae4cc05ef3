import { foldSkill } from '#domain/occupation/skill-key.ts';

export interface SkillProof {
  skill: string;
  /** The line of the resume that names it. */
  line: string;
}

/** Answers the line of a resume that proves a skill: one from the work itself before one from the list of skills. */
export function openSkillProofs(skills: readonly string[], lines: readonly string[]) {
  const padded = lines.map((line) => ` ${foldSkill(line)} `);
  const text = padded.join('|');
  const listed = new Map(skills.map((skill) => [foldSkill(skill), skill]));
  const answers = new Map<string, string | null>();
  const find = (key: string) => {
    const named = key !== '' && text.includes(` ${key} `);
    const at = named ? padded.findIndex((line) => line.includes(` ${key} `)) : -1;
    return lines[at] ?? listed.get(key) ?? null;
  };
  return (skill: string): string | null => {
    const known = answers.get(skill);
    if (known !== undefined) return known;
    const line = find(foldSkill(skill));
    answers.set(skill, line);
    return line;
  };
}
