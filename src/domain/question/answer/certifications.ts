import { findStateCode } from '#domain/document/values/us-states.ts';
import { answerReasons, answerRules } from '#domain/messages/answers.ts';
import type { Fact, Facts, Resolved } from '#domain/question/facts/facts.ts';
import type { FormOption } from '#domain/question/form/employer-form.ts';
import type { HistoryPart } from '#domain/question/form/history-part.ts';
import { foldText } from '#domain/question/words/fold-text.ts';
import { withOtherNames } from '#domain/question/words/occupations.ts';
import { nameDoers } from './jobs-in-facts.ts';

export interface Certification {
  fact: Fact;
  expires: string;
  isExpired: boolean;
  number: string;
}

/** The resume's only license or certification with this name or abbreviation. */
export function findCertification(
  { name, isLicense, state }: { name: string; isLicense?: boolean; state?: string },
  facts: Facts,
): Certification | null {
  const [only, ...others] = listCertifications(facts)
    .filter(({ value }) => isNamed(name, value))
    .filter(({ value }) => isLicense === undefined || /\blicen[cs]/i.test(value) === isLicense)
    .filter(({ value }) => state === undefined || findStateCode(findIssuingState(value) ?? '') === state);
  if (!only || others.length > 0) return null;
  const [, expires = '', mark = '', number = ''] = only.values ?? [];
  return { fact: only, expires, isExpired: mark === 'expired', number };
}

/** The only license on the resume. */
export function findOnlyLicense(facts: Facts): Certification | null {
  const [only, ...others] = listCertifications(facts).filter(
    ({ value }) => /\blicen[cs]e/i.test(value) && !/\bdriv/i.test(value),
  );
  if (!only || others.length > 0) return null;
  const [, expires = '', mark = '', number = ''] = only.values ?? [];
  return { fact: only, expires, isExpired: mark === 'expired', number };
}

/** The only choice that a license or certification on the resume names, in all its words. */
export function chooseCertification(offered: readonly string[], kind: string, facts: Facts): Resolved | null {
  const held = listCertifications(facts).filter(({ values }) => values?.[2] !== 'expired');
  const named = offered.flatMap((label) => {
    const parts = label
      .replace(/^yes\W+(?=\w)/i, '')
      .split(/[()/]|\s[–—-]\s/)
      .map(foldText)
      .filter(Boolean);
    const fact = held.find(({ value }) =>
      parts.every((part) => isNamed(part, value) || isNamed(nameCard(kind, part), value)),
    );
    return fact && parts.length > 0 ? [{ label, fact }] : [];
  });
  const [only, ...others] = named;
  if (!only || others.length > 0) return null;
  const source = { kind: 'rule' as const, rule: answerRules.onResume, inputs: [only.fact.value] };
  return { value: only.label, source, review: answerReasons.readOnceMore };
}

/** "30-hour" below "Which OSHA card do you hold?" is OSHA 30. */
function nameCard(kind: string, part: string): string {
  return kind === '' ? '' : `${kind} ${part.replace(/ ?\b(?:hours?|hr)\b/g, '')}`;
}

/** The option that names the certification printed on the resume. */
export function matchCertification(printed: string, options: readonly FormOption[]): FormOption | null {
  const [only, ...others] = options.filter(({ label }) => isNamed(foldText(label), printed));
  return only && others.length === 0 ? only : null;
}

/**
 * "BLS" matches "Basic Life Support" as well as itself. What follows the first comma, such as a state, is not
 * part of the name.
 */
function isNamed(name: string, printed: string): boolean {
  const [title = ''] = printed.split(/,|\s[–—-]\s/);
  const named = ` ${withOtherNames(foldText(title))} `;
  const forms = [name, name.replace(/s$/, '')];
  if (name !== '' && forms.some((one) => named.includes(` ${one} `))) return true;
  if (/^[a-z]{5,}$/.test(name) && nameDoers(name).some((one) => foldText(title).split(' ').includes(one)))
    return true;
  if (!/^[a-z]{2,5}$/.test(name)) return false;
  const words = title.replace(/\([^)]*\)/g, '').match(/[A-Za-z]+/g) ?? [];
  const initials = words
    .filter((word) => !/^(licen[cs]e|certificat(e|ion)|card|in|of|and)$/i.test(word))
    .map((word) => word.slice(0, 1).toLowerCase());
  return initials.length > 1 && initials.join('') === name;
}

/** Not on a list of licenses and certifications, even if somebody holds it. */
const unlisted =
  /\b(?:ged|diploma|degree|adn|asn|bsn|msn|dnp|mba|phd|bachelors?|masters?|doctora\w*|vaccin\w*|immuni[sz]\w*|covid|flu|passport|union|insurance|id|identification|social|medical|health|birth|marriage|citizenship|naturalization|membership|dbs|clearance|drug|background)\b/;
/** One of them includes others, or is known by their names. */
const circles = [
  /\b(?:bls|cpr|aed|acls|pals|first aid|life support|heartsaver|nrp|tncc)\b/,
  /\b(?:rn|lpn|lvn|cna|aprn|np|crna|nurs\w+)\b/,
  /\b(?:electric\w*|journeyman|wireman|lineman)\b/,
  /\b(?:osha|hazwoper|safety)\b/,
  /\b(?:project|pmp|capm|scrum|agile|csm|psm)\b/,
  /\b(?:teach\w*|educat\w+)\b/,
  /\b(?:account\w*|cpa|cma|audit\w*)\b/,
];
const common = /^(?:licen[cs]ed?|certifi\w+|card|credential|registration|the|of|in|and|for|level|state)$/;

/**
 * A no needs the person's statement that none is missing, and none that may be it or include it; one of another state
 * is another license.
 */
export function denyCertification(
  { name, state, isDocument }: { name: string; state?: string; isDocument?: true },
  facts: Facts,
): Resolved | null {
  const complete = facts.get('certifications.complete');
  const isComplete = complete?.source.kind === 'typed' && foldText(complete.value) === 'yes';
  if (!isComplete || !isDocument || unlisted.test(name)) return null;
  const held = listCertifications(facts).map(({ value }) => value);
  const alike = held.filter((printed) => isAlike(name, printed));
  const isElsewhere =
    state !== undefined &&
    alike.every((printed) => {
      const own = findStateCode(findIssuingState(printed) ?? '');
      return own !== null && own !== state && !/\b(?:compact|multi-?state)\b/i.test(printed);
    });
  if (alike.length > 0 && !isElsewhere) return null;
  const inputs = [...held, answerRules.allCertifications];
  const source = { kind: 'rule' as const, rule: answerRules.certifications, inputs };
  return { value: 'No', source, review: answerReasons.noSuchCertification };
}

function isAlike(name: string, printed: string): boolean {
  const text = foldText(printed);
  const words = name.split(' ').filter((word) => !common.test(word));
  const initials = words.map((word) => word.slice(0, 1)).join('');
  const isShared = text.split(' ').some((word) => words.includes(word) || word === initials);
  return (
    isShared ||
    isNamed(name, printed) ||
    circles.some((circle) => circle.test(name) && circle.test(withOtherNames(text)))
  );
}

/** The licenses and certifications as rows of a form, in the order of the resume. */
export function answerFromLicense(
  { row, part }: HistoryPart & { kind: 'license' },
  facts: Facts,
): Resolved | null {
  const fact = listCertifications(facts)[row];
  const [printed = '', expires = '', , number = ''] = fact?.values ?? [];
  if (!fact) return null;
  const [name = ''] = printed.split(',');
  const parts = { name: name.trim(), number, state: findIssuingState(printed) ?? '', expires };
  const value = parts[part];
  if (value === '') return null;
  return { value, source: { kind: 'rule', rule: answerRules.onResume, inputs: [fact.value] } };
}

function listCertifications(facts: Facts): Fact[] {
  return [...facts].filter(([key]) => key.startsWith('certification.')).map(([, fact]) => fact);
}

/** "Registered Nurse License, Florida, RN9412345": a state as a part of its own. */
export function findIssuingState(printed: string): string | null {
  const parts = printed.split(/,|\s[–—-]\s/).map((part) => part.trim());
  return parts.slice(1).find((part) => findStateCode(part) !== null) ?? null;
}

/** The states of the licenses on the resume that are still valid. */
export function listLicenseStates(name: string, facts: Facts): Resolved | null {
  const licenses = listCertifications(facts).filter(
    ({ value, values }) =>
      /\blicen[cs]e/i.test(value) &&
      !/\bdriv/i.test(value) &&
      values?.[2] !== 'expired' &&
      (name === '' || isNamed(name, value)),
  );
  const states = licenses.map(({ value }) => findIssuingState(value)).filter((state) => state !== null);
  const [first] = states;
  if (first === undefined || states.length !== licenses.length) return null;
  const inputs = licenses.map(({ value }) => value);
  return { value: first, values: states, source: { kind: 'rule', rule: answerRules.onResume, inputs } };
}
