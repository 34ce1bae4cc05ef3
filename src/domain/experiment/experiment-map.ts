import { isVariant, type Variant } from './experiment.ts';

/** Where a variant came from: assigned by the service, forced, or tests disabled (D-084). */
export const variantSources = ['a', 'f', 'd'] as const;
export type VariantSource = (typeof variantSources)[number];

/** The contents of the cookie `c_expt`: experiment id to variant and source. */
export type ExperimentMap = Record<string, { v: Variant; s: VariantSource }>;

export const experimentDays = 90;

/** A cookie can contain anything: malformed entries are left out. */
export function readExperimentMap(text: string | undefined): ExperimentMap {
  const map: ExperimentMap = {};
  for (const [id, entry] of Object.entries(parseObject(text))) {
    const { v, s } = (entry ?? {}) as { v?: unknown; s?: unknown };
    const source = variantSources.find((one) => one === s);
    if (isVariant(v) && source) map[id] = { v, s: source };
  }
  return map;
}

function parseObject(text: string | undefined): object {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
