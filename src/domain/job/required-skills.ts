import { readHtmlText } from '#domain/document/values/html-list.ts';
import { makeSkillId } from '#domain/occupation/skill-key.ts';
import { findNamedSkills, findSkills } from '#domain/skill/find-skills.ts';
import { readStatements } from './posting/statements.ts';
import { readDemands } from './skill-demands.ts';

/** Those of a person's skills, as the person spells them, that a posting requires in so many words. */
export function findRequiredSkills(held: readonly string[], description: string): string[] {
  const demands = readDemands(findSkills(readHtmlText(description)), readStatements(description));
  const required = new Set(
    demands.filter(({ need }) => need === 'required').map(({ skill }) => makeSkillId(skill)),
  );
  return held.filter((skill) =>
    [skill, ...findNamedSkills(skill)].some((name) => required.has(makeSkillId(name))),
  );
}
