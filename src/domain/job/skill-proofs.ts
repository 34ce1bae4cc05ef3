import { listSkillIds, makeSkillId } from '#domain/occupation/skill-key.ts';
import { findNamedSkills } from '#domain/skill/find-skills.ts';

/**
 * The resume line that proves each skill, by skill id: lines about the work come before the list of skills.
 */
export type SkillProofs = ReadonlyMap<number, string>;

export function findSkillProofs(skills: readonly string[], lines: readonly string[]): SkillProofs {
  const proofs = new Map<number, string>();
  for (const line of lines)
    for (const id of [...listSkillIds(line), ...findNamedSkills(line).map(makeSkillId)]) {
      if (!proofs.has(id)) proofs.set(id, line);
    }
  for (const skill of skills)
    for (const id of [skill, ...findNamedSkills(skill)].map(makeSkillId)) {
      if (!proofs.has(id)) proofs.set(id, skill);
    }
  return proofs;
}
