import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { employmentTypes } from '#domain/job/employment-type.ts';
import { jobCategoryNames } from '#domain/messages/job-categories.ts';
import type { AskedFilters } from '#web/data/applications/expert-apply-calls.ts';
import { jobFilterTexts as texts } from '#web/texts/jobs/job-filters.ts';
import { Icon } from '#web/widgets/marks/icon.tsx';
import styles from './job-filters.module.css';

type FilterName = keyof AskedFilters;
type Switch = 'remote' | 'fresh';

const switches: Record<Switch, { label: string; hint?: string }> = {
  remote: { label: texts.remoteOnly },
  fresh: { label: texts.freshOnly, hint: texts.whatIsStale },
};
const switchNames = Object.keys(switches) as Switch[];

/** The labels of each list filter's options, by value. */
const choices: Record<Exclude<FilterName, Switch>, { label: string; options: Record<string, string> }> = {
  pay: {
    label: texts.pay,
    options: Object.fromEntries(
      [40, 60, 80, 100, 150].map((thousands) => [`${thousands}000`, texts.payFrom(`$${thousands},000`)]),
    ),
  },
  miles: {
    label: texts.distance,
    options: Object.fromEntries([5, 10, 20, 30].map((miles) => [miles, texts.within(miles)])),
  },
  days: { label: texts.posted, options: texts.lastDays },
  category: { label: texts.field, options: jobCategoryNames },
  type: {
    label: texts.employmentType,
    options: Object.fromEntries(employmentTypes.map((type) => [type, type])),
  },
  score: {
    label: texts.score,
    options: Object.fromEntries([40, 50, 60, 70, 80].map((score) => [score, texts.scoreFrom(score)])),
  },
};
const names = Object.keys(choices) as (keyof typeof choices)[];

/** Reads the filters from the URL and ignores values that no list offers. */
export function readFilters(search: URLSearchParams): AskedFilters {
  const asked = names.flatMap((name) => {
    const value = search.get(name);
    return value !== null && value in choices[name].options ? [[name, value]] : [];
  });
  const on = switchNames.flatMap((name) => (search.get(name) === 'true' ? [[name, 'true']] : []));
  return Object.fromEntries([...asked, ...on]);
}

interface JobFiltersProps {
  filters: AskedFilters;
  /** An empty value removes the filter. */
  onChange: (name: FilterName, value: string) => void;
  onClear: () => void;
}

/** Collapsed: how many filters are on. Expanded: the filters. */
export function JobFilters({ filters: asked, onChange, onClear }: JobFiltersProps) {
  const address = JSON.stringify(asked);
  const [shown, setShown] = useState({ address, filters: asked });
  // A choice shows at once, before the URL has it. When the URL changes, it decides again.
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
        {switchNames.map((name) => (
          <div key={name} className={styles.switch}>
            <label className={styles.remote}>
              <input
                type="checkbox"
                checked={filters[name] !== undefined}
                aria-describedby={switches[name].hint && `${name}-hint`}
                onChange={(event) => change(name, event.target.checked ? 'true' : '')}
              />
              {switches[name].label}
            </label>
            {switches[name].hint && (
              <p id={`${name}-hint`} className={styles.hint}>
                {switches[name].hint}
              </p>
            )}
          </div>
        ))}
        {count > 0 && (
          <button type="button" className={styles.clear} onClick={onClear}>
            {texts.clear}
          </button>
        )}
      </div>
    </details>
  );
}
