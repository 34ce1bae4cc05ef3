import { findStateCode, isStateOrDistrict } from '#domain/document/values/us-states.ts';
import { answerReasons, answerRules } from '#domain/messages/answers.ts';
import type { Fact, Facts, Resolved } from '#domain/question/facts/facts.ts';
import type { Claim } from '#domain/question/form/claim.ts';
import { isShortFor } from '#domain/question/words/company-names.ts';
import { degreeLevels, readLevel } from '#domain/question/words/education-level.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { numberWords } from '#domain/question/words/number-words.ts';
import { withOtherNames } from '#domain/question/words/occupations.ts';

type ClaimOf<Kind> = Claim & { kind: Kind };

/** How long the only current job has lasted; with a second one, it is unclear which one is meant. */
export function proveTenure({ months, isInPost }: ClaimOf<'tenure'>, facts: Facts): Resolved | null {
  const held = [...facts].filter(
    ([name, fact]) => name.startsWith('history.') && fact.values?.[4] === 'Present',
  );
  const [only, ...others] = held.map(([, fact]) => fact);
  const count = Number(only?.values?.[6] ?? Number.NaN);
  if (!only || others.length > 0 || !(count > 0)) return null;
  // Earlier jobs with the same employer may count.
  if (!isInPost && count < months) return null;
  return say(count >= months, answerRules.currentJob, [answerRules.monthsIn(only.value, count)]);
}

/** What the title of the current job says; nothing else denies it. */
export function proveOccupation({ name }: ClaimOf<'occupation'>, facts: Facts): Resolved | null {
  const title = facts.get('experience.title');
  const isNamed = ` ${withOtherNames(foldText(title?.value ?? ''))} `.includes(` ${name} `);
  return title && isNamed ? say(true, answerRules.currentJob, [title.value]) : null;
}

/** At the beginning of a line or sentence; the lines of a description are joined. */
const leading =
  /\b(?<verb>Leads?|Leading|Manages?|Managing|Supervises?|Supervising|Oversees?) (?:and (?:coach|train|mentor|develop) )?an? (?:team|crew|staff|group)(?: of (?<size>\d{1,3}|[a-z]+))?(?: (?<who>[a-z]+))?\b/;

/** A team that the description of the current job says the person leads; leading one is not yet managing it. */
function findTeam(isManaged: boolean, facts: Facts): { fact: Fact; size: number; who: string } | null {
  const fact = facts.get('history.0');
  const [, , , , end, description = ''] = fact?.values ?? [];
  const { verb, size: said = '', who = said } = leading.exec(description)?.groups ?? {};
  if (!fact || end !== 'Present' || verb === undefined) return null;
  if (isManaged && verb.startsWith('Lead')) return null;
  return { fact, size: /^\d+$/.test(said) ? Number(said) : numberWords.indexOf(said), who };
}

export function proveLeads({ isManaged, of }: ClaimOf<'leads'>, facts: Facts): Resolved | null {
  const team = findTeam(isManaged, facts);
  if (of !== undefined && team?.who !== of) return null;
  return (
    team && { ...say(true, answerRules.currentJob, [team.fact.value]), review: answerReasons.readOnceMore }
  );
}

export function countTeam(isManaged: boolean, facts: Facts): Resolved | null {
  const team = findTeam(isManaged, facts);
  if (!team || team.size <= 0) return null;
  const source = { kind: 'rule' as const, rule: answerRules.currentJob, inputs: [team.fact.value] };
  return { value: String(team.size), source, review: answerReasons.readOnceMore };
}

/** The only choice that the description of the current job mentions. */
export function chooseMentioned(offered: readonly string[], facts: Facts): Resolved | null {
  const fact = facts.get('history.0');
  const [, , , , end, description = ''] = fact?.values ?? [];
  const [only, ...others] = offered.filter((one) =>
    ` ${foldText(description)} `.includes(` ${foldText(one)} `),
  );
  if (!fact || end !== 'Present' || only === undefined || others.length > 0) return null;
  const source = { kind: 'rule' as const, rule: answerRules.currentJob, inputs: [fact.value] };
  return { value: only, source, review: answerReasons.readOnceMore };
}

/** "In a 20-bed ICU": the only number of beds in the description of the current job. */
export function countBeds(facts: Facts): Resolved | null {
  return quoteCurrent(/\b(?<said>\d{1,3})[- ]beds?\b/gi, (said) => said, facts);
}

/** "Two patients per shift" is one nurse to two patients. */
export function nameRatio(facts: Facts): Resolved | null {
  const perShift = new RegExp(
    `(?<!\\b(?:to|least|or|over|than) )\\b(?<said>\\d{1,2}|${numberWords.slice(1).join('|')}) (?:[a-z]+ ){0,3}patients (?:per|each|a|every) shift\\b`,
    'gi',
  );
  return quoteCurrent(
    perShift,
    (said) => {
      const count = /^\d+$/.test(said) ? Number(said) : numberWords.indexOf(said.toLowerCase());
      return count > 0 ? `1:${count}` : '';
    },
    facts,
  );
}

function quoteCurrent(pattern: RegExp, read: (said: string) => string, facts: Facts): Resolved | null {
  const fact = facts.get('history.0');
  const [, , , , end, description = ''] = fact?.values ?? [];
  const [only, ...others] = [...description.matchAll(pattern)];
  const value = only ? read(only.groups?.['said'] ?? '') : '';
  if (!fact || end !== 'Present' || others.length > 0 || value === '') return null;
  const source = { kind: 'rule' as const, rule: answerRules.currentJob, inputs: [fact.value] };
  return { value, source, review: answerReasons.readOnceMore };
}

/** The only school with a degree in the field. */
export function findSchoolOf(field: string, isCountry: boolean, facts: Facts): Resolved | null {
  if (isCountry) {
    const here = findCountryOfStudy(field, facts);
    const source = {
      kind: 'rule' as const,
      rule: answerRules.ofHistory('education'),
      inputs: [here?.value ?? ''],
    };
    return here ? { value: 'United States', source } : null;
  }
  const [only, ...others] = listSchools(facts).filter(({ values: [, degree = '', own = ''] = [] }) =>
    ` ${foldText(`${degree} ${own}`)} `.includes(` ${field} `),
  );
  const [value = ''] = only?.values ?? [];
  if (!only || others.length > 0 || value === '' || field === '') return null;
  const source = { kind: 'rule' as const, rule: answerRules.ofHistory('education'), inputs: [only.value] };
  return { value, source };
}

/** Whoever stated a lower level as the highest has no higher degree. */
function denyDegree(level: string, facts: Facts): Resolved | null {
  const stated = facts.get('education.stated');
  const held = degreeLevels.indexOf(readLevel(stated?.value ?? '') ?? '');
  const isLower = held > degreeLevels.indexOf(level) && degreeLevels.includes(level);
  return stated && isLower ? say(false, answerRules.degree, [stated.value]) : null;
}

/** The highest degree implies all lower ones. */
function proveLevel(asked: number, facts: Facts): Resolved | null {
  const own = facts.get('education.level');
  const held = degreeLevels.indexOf(own?.value ?? '');
  return own && held >= 0 && held <= asked ? say(true, answerRules.degree, [own.value]) : null;
}

/** A no needs the person's own statement of the highest level; another field may still be a related one. */
export function proveDegree({ level, fields }: ClaimOf<'degree'>, facts: Facts): Resolved | null {
  const asked = degreeLevels.indexOf(level);
  const denied = denyDegree(level, facts);
  // A degree earned since that statement would be missing.
  if (denied) return fields.length > 0 ? denied : { ...denied, review: answerReasons.readOnceMore };
  if (fields.length === 0) return proveLevel(asked, facts);
  const same = listSchools(facts).find(
    ({ values: [, degree = '', field = '', , , finished, own = ''] = [] }) => {
      const at = degreeLevels.indexOf(own);
      const named = ` ${foldText(`${degree} ${field}`)} `;
      return finished === 'yes' && at >= 0 && at <= asked && fields.some((one) => named.includes(` ${one} `));
    },
  );
  return same ? say(true, answerRules.degree, [same.value]) : null;
}

/** "bsn" of a Bachelor of Science in Nursing. */
export function nameInitials(degree: string): string {
  const words = foldText(degree).split(' ');
  return words
    .filter((word) => word !== 'of' && word !== 'in')
    .map((word) => word.slice(0, 1))
    .join('');
}

export function proveDegreeName(name: string, facts: Facts): Resolved | null {
  const same = listSchools(facts).find(({ values: [, degree = '', , , , finished] = [] }) => {
    const initials = nameInitials(degree);
    return finished === 'yes' && name.length > 2 && (initials === name || foldText(degree) === name);
  });
  return same ? say(true, answerRules.ofHistory('education'), [same.value]) : null;
}

export function proveGraduate({ school, isAttended }: ClaimOf<'graduate'>, facts: Facts): Resolved | null {
  const same = listSchools(facts).find(
    ({ values: [name = '', , , , , finished] = [] }) =>
      (isAttended || finished === 'yes') && (foldText(name) === foldText(school) || isShortFor(school, name)),
  );
  return same ? say(true, answerRules.ofHistory('education'), [same.value]) : null;
}

/** The schools of a field, or all of them, if each has an address in the United States. */
function findCountryOfStudy(field: string, facts: Facts): Fact | null {
  const schools = listSchools(facts).filter(({ values: [, degree = '', own = ''] = [] }) =>
    field === '' ? true : ` ${foldText(`${degree} ${own}`)} `.includes(` ${field} `),
  );
  const areHere = schools.every(({ values: [, , , location = ''] = [] }) => {
    const code = findStateCode(/, (?<state>[^,]+)$/.exec(location)?.groups?.['state'] ?? '');
    return code !== null && isStateOrDistrict(code);
  });
  return areHere ? (schools[0] ?? null) : null;
}

export function proveStudied({ field, isAbroad }: ClaimOf<'studied'>, facts: Facts): Resolved | null {
  const school = findCountryOfStudy(field, facts);
  return school ? say(!isAbroad, answerRules.ofHistory('education'), [school.value]) : null;
}

function listSchools(facts: Facts): Fact[] {
  return [...facts].filter(([name]) => name.startsWith('school.')).map(([, fact]) => fact);
}

function say(isYes: boolean, rule: string, inputs: string[]): Resolved {
  return { value: isYes ? 'Yes' : 'No', source: { kind: 'rule', rule, inputs } };
}
