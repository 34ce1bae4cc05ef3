import { readMentions, readSkills } from './read-skills.ts';
import type { FoundSkill, SkillKind } from './skill.ts';

/** Broad names come last: a person proves Excel, not "software". */
const broadKinds = new Set<SkillKind>(['computing', 'method', 'field']);
/** Degrees are compared as education, and unlisted skills can't be compared. */
const otherKinds = new Set<SkillKind>(['degree', 'unlisted']);

/**
 * Names of the skills a posting asks for, in order of mention. If it asks for none, those it mentions count.
 */
export function findSkills(text: string): string[] {
  const asked = listNames(readSkills(text));
  return asked.length > 0 ? asked : listNames(readMentions(text));
}

/** Names of all skills a resume mentions. */
export function findNamedSkills(text: string): string[] {
  return listNames(readMentions(text));
}

/** What a posting calls a skill and none of our lists contains, in its own words. */
export function findUnlistedSkills(text: string): string[] {
  const unlisted = readSkills(text).filter(({ kind }) => kind === 'unlisted');
  return [...new Set(unlisted.map(({ name }) => name.replace(/\s+/g, ' ')))];
}

function listNames(found: readonly FoundSkill[]): string[] {
  const usable = found.filter(({ name, kind }) => !otherKinds.has(kind) && name !== 'English');
  const [broad, narrow] = [true, false].map((isBroad) =>
    usable.filter(({ kind }) => broadKinds.has(kind) === isBroad),
  );
  return [...new Set([...(narrow ?? []), ...(broad ?? [])].map(({ name }) => name))];
}
