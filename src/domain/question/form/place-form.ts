import { findStateCode } from '#domain/document/values/us-states.ts';
import { findCountries } from '#domain/question/words/countries.ts';
import type { EmployerForm } from './employer-form.ts';

interface Place {
  city: string;
  state: string;
  country: string;
}

interface PostedJob {
  jobLocations: readonly Place[];
  company: { name: string };
}

/**
 * The form with its employer and its job's countries: the posting's, or else the page's; both when they
 * differ.
 */
export function placeForm(form: EmployerForm, job: PostedJob | null): EmployerForm {
  const posted = [...new Set(job?.jobLocations.map(readCountry) ?? [])];
  const known = posted.includes('') ? [] : posted;
  const shown = form.countries ?? [];
  const isAgreed = known.length === 0 || shown.length === 0 || known.some((code) => shown.includes(code));
  const countries = isAgreed ? (known.length > 0 ? known : shown) : [...known, ...shown];
  const employer = job?.company.name.trim();
  return { ...form, ...(employer && { employer }), ...(countries.length > 0 && { countries }) };
}

/** Empty when the place doesn't say. */
function readCountry({ country, state }: Place): string {
  if (/^[A-Z]{2}$/.test(country)) return country;
  const [named] = findCountries(country);
  if (named) return named;
  return country === '' && findStateCode(state) ? 'US' : '';
}
