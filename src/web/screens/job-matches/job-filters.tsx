import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { jobCategories } from '#domain/job/category.ts';
import { employmentTypes } from '#domain/job/employment-type.ts';
import type { AskedFilters } from '#web/data/applications/expert-apply-calls.ts';
import { jobMatchTexts as texts } from '#web/texts/jobs/job-matches.ts';
import { Icon } from '#web/widgets/marks/icon.tsx';
import styles from './job-filters.module.css';

type FilterName = keyof AskedFilters;

/** Words by value, for each filter that is a list. */
const choices: Record<Exclude<FilterName, 'remote'>, { label: string; options: Record<string, string> }> = {
  pay: {
    label: 'Pay',
    options: Object.fromEntries(
      [40, 60, 80, 100, 150].map((thousands) => [`${thousands}000`, `$${thousands},000 or more`]),
    ),
  },
  miles: {
    label: 'Distance',
    options: Object.fromEntries([5, 10, 20, 30].map((miles) => [miles, `Within ${miles} miles`])),
  },
  days: {
    label: 'Posted',
    options: { 1: 'Last 24 hours', 3: 'Last 3 days', 7: 'Last 7 days', 30: 'Last 30 days' },
  },
  category: { label: 'Field', options: jobCategories },
  type: {
    label: 'Employment type',
    options: Object.fromEntries(employmentTypes.map((type) => [type, type])),
  },
  score: {
    label: 'Match score',
    options: Object.fromEntries([40, 50, 60, 70, 80].map((score) => [score, `${score} or more`])),
  },
};
const names = Object.keys(choices) as (keyof typeof choices)[];

/** The filters of an address; what no list offers counts as not asked. */
export function readFilters(search: URLSearchParams): AskedFilters {
  const asked = names.flatMap((name) => {
    const value = search.get(name);
    return value !== null && value in choices[name].options ? [[name, value]] : [];
  });
  return { ...Object.fromEntries(asked), ...(search.get('remote') === 'true' && { remote: 'true' }) };
}

interface JobFiltersProps {
  filters: AskedFilters;
  /** An empty value takes the filter away. */
  onChange: (name: FilterName, value: string) => void;
  onClear: () => void;
}

/** One line that says how many filters are on; opened, the lists themselves. */
export function JobFilters({ filters: asked, onChange, onClear }: JobFiltersProps) {
  const address = JSON.stringify(asked);
  const [shown, setShown] = useState({ address, filters: asked });
  // A choice shows at once, before the address has it; the address decides again when it changes.
  const filters = shown.address === address ? shown.filters : asked;
  const count = Object.keys(asked).length;
  const change = (name: FilterName, value: string) => {
    setShown({ address, filters: { ...filters, [name]: value || undefined } });
    onChange(name, value);
  };
  return (
    <details className={styles.filters}>
      <summary className={styles.summary}>
        <Icon of={SlidersHorizontal} size="sm" />
        {texts.filters(count)}
      </summary>
      <div className={styles.choices}>
        {names.map((name) => (
          <label key={name} className={styles.filter}>
            {choices[name].label}
            <select value={filters[name] ?? ''} onChange={(event) => change(name, event.target.value)}>
              <option value="">{texts.any}</option>
              {Object.entries(choices[name].options).map(([value, words]) => (
                <option key={value} value={value}>
                  {words}
                </option>
              ))}
            </select>
          </label>
        ))}
        <label className={styles.remote}>
          <input
            type="checkbox"
            checked={filters.remote !== undefined}
            onChange={(event) => change('remote', event.target.checked ? 'true' : '')}
          />
          {texts.remoteOnly}
        </label>
        {count > 0 && (
          <button type="button" className={styles.clear} onClick={onClear}>
            {texts.clearFilters}
          </button>
        )}
      </div>
    </details>
  );
}
