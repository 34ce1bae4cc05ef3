/** Items of the specification (APP-012), and decisions (D-021, I-07). */
const ID = /\b(?:[A-Z]{3}-\d{3}|D-\d{3}|I-\d{2})\b/g;

/** The name of a running test: test('… [APP-012]', …) and test.each(…)('… [APP-012]', …). */
const NAME =
  /(?:\b(?:test|it|describe|unwatched)(?:\.(?!skip|todo)\w+)*|\))\(\s*(['"`])((?:(?!\1)[^\\]|\\.)*)\1/gs;

/** A test that can fail for many reasons says little about any of them. */
export const mostIds = 4;

export interface NamedTest {
  file: string;
  name: string;
  ids: string[];
}

/** The tests and steps of a file, with the ids in the brackets of their names. */
export function readTests(file: string, source: string): NamedTest[] {
  return [...source.matchAll(NAME)].map(([, , name = '']) => ({
    file,
    name,
    ids: [...name.matchAll(/\[([^\]]*)\]/g)].flatMap(([, inside = '']) => inside.match(ID) ?? []),
  }));
}

export interface RequirementGroup {
  title: string;
  ids: string[];
}

/** The sections of docs/requirements.md that list ids. */
export function readGroups(markdown: string): RequirementGroup[] {
  const groups = markdown
    .split(/^## /m)
    .slice(1)
    .map((section) => ({
      title: section.slice(0, section.indexOf('\n')),
      ids: [...section.matchAll(/^- ([A-Z]{1,3}-\d{2,3}) — /gm)].map(([, id = '']) => id),
    }));
  return groups.filter(({ ids }) => ids.length > 0);
}

export interface Trace {
  /** Requirements that no test names. */
  open: string[];
  /** Ids in a test's name that no requirement has. */
  unknown: string[];
  /** Tests with more than `mostIds` ids. */
  crowded: NamedTest[];
}

export function traceRequirements(tests: readonly NamedTest[], groups: readonly RequirementGroup[]): Trace {
  const named = new Set(tests.flatMap(({ ids }) => ids));
  const known = new Set(groups.flatMap(({ ids }) => ids));
  return {
    open: [...known].filter((id) => !named.has(id)),
    unknown: [...named].filter((id) => !known.has(id)).toSorted(),
    crowded: tests.filter(({ ids }) => ids.length > mostIds),
  };
}
