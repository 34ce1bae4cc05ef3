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
  return (skill: string): string | null => {
    const key = foldSkill(skill);
    const known = answers.get(key);
    if (known !== undefined) return known;
    const named = key !== '' && text.includes(` ${key} `);
    const line = named
      ? lines[padded.findIndex((candidate) => candidate.includes(` ${key} `))]
      : listed.get(key);
    answers.set(key, line ?? null);
    return line ?? null;
  };
}
