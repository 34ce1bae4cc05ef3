import type { FormOption } from './employer-form.ts';
import { matchOption } from './match-option.ts';

/** The range of a number of years, also in a list that gives some of them in months. */
export function matchYears(wanted: string, options: readonly FormOption[]): FormOption | null {
  if (!options.some(({ label }) => /\bmonths?\b/i.test(label)) || !isOfYears(options))
    return matchOption(wanted, options);
  const inYears = options.map((option) => ({ ...option, label: writeYears(option.label) }));
  const found = matchOption(wanted, inYears);
  return found ? (options[inYears.findIndex(({ label }) => label === found.label)] ?? null) : null;
}

/** A list of nothing but months is for a number of months. */
function isOfYears(options: readonly FormOption[]): boolean {
  return options.some(({ label }) => /\byears?\b/i.test(label));
}

function writeYears(label: string): string {
  const inYears = (months: string) => String(Number((Number(months) / 12).toFixed(2)));
  return label.replace(
    /(?:(?<low>\d+) ?(?:-|–|to) ?)?(?<high>\d+)(?<more>\+)? months?\b/gi,
    (_, low: string | undefined, high: string, more: string | undefined) =>
      `${low === undefined ? '' : `${inYears(low)} - `}${inYears(high)}${more ?? ''} years`,
  );
}
