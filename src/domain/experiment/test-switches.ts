/**
 * How a tester overrides the tests (D-083): `runtest=id_3,id2_1` and `disabletests=1`, in the query or a
 * cookie.
 */
import { baseline, isVariant, type Variant } from './experiment.ts';

interface Switches {
  runtest?: string | null | undefined;
  disabletests?: string | null | undefined;
}

/** Malformed pairs are left out. */
export function readForcedVariants(runtest: string): ReadonlyMap<string, Variant> {
  const forced = new Map<string, Variant>();
  for (const pair of runtest.split(',')) {
    const at = pair.lastIndexOf('_');
    const variant = Number(pair.slice(at + 1));
    if (at > 0 && isVariant(variant)) forced.set(pair.slice(0, at).trim(), variant);
  }
  return forced;
}

/** The override of one experiment; the query wins over the cookie, and disabling over forcing. */
export function readSwitched(
  experimentId: string,
  { query, cookies }: { query: Switches; cookies: Switches },
): { v: Variant; s: 'f' | 'd' } | null {
  if ((query.disabletests ?? cookies.disabletests) === '1') return { v: baseline, s: 'd' };
  const forced = readForcedVariants(query.runtest ?? cookies.runtest ?? '').get(experimentId);
  return forced === undefined ? null : { v: forced, s: 'f' };
}
