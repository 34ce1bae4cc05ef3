import { MapPin, Search } from 'lucide-react';
import type { JobSearch } from '#contract/jobs/jobs.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import { VisuallyHidden } from '#web/widgets/marks/visually-hidden.tsx';
import styles from './search-bar.module.css';

interface SearchBarProps {
  action: string;
  /** On a page of results: what they are for, and the filters to narrow them. */
  asked?: JobSearch;
}

/** A plain form: the browser itself goes to the results, with or without scripts. */
export function SearchBar({ action, asked }: SearchBarProps) {
  return (
    <search>
      <form method="get" action={action}>
        <div className={styles.bar}>
          <label className={styles.field}>
            <Icon of={Search} />
            <VisuallyHidden>Job title, skill or company</VisuallyHidden>
            <input name="keywords" defaultValue={asked?.keywords} placeholder="Job title" maxLength={200} />
          </label>
          <label className={styles.field}>
            <Icon of={MapPin} />
            <VisuallyHidden>City or state</VisuallyHidden>
            <input
              name="location"
              defaultValue={asked?.location}
              placeholder="City or state"
              maxLength={200}
            />
          </label>
          <Button type="submit" size="lg">
            Find jobs
          </Button>
        </div>
        {asked && (
          <div className={styles.filters}>
            <label className={styles.remote}>
              <input type="checkbox" name="remote" value="true" defaultChecked={asked.remote} />
              Remote jobs only
            </label>
            <Filter label="Pay" name="pay" options={payFilters} chosen={asked.pay} />
            <Filter label="Posted" name="days" options={dayFilters} chosen={asked.days} />
          </div>
        )}
      </form>
    </search>
  );
}

const payFilters = {
  40000: '$40,000 or more',
  60000: '$60,000 or more',
  80000: '$80,000 or more',
  100000: '$100,000 or more',
  150000: '$150,000 or more',
};
const dayFilters = { 1: 'Last 24 hours', 3: 'Last 3 days', 7: 'Last 7 days', 30: 'Last 30 days' };

interface FilterProps {
  label: string;
  name: string;
  /** Words by value. */
  options: Record<number, string>;
  chosen: number | undefined;
}

/** Searches again as soon as it is changed; without scripts the button does. */
function Filter({ label, name, options, chosen }: FilterProps) {
  return (
    <label className={styles.filter}>
      {label}
      <select
        name={name}
        defaultValue={chosen !== undefined && chosen in options ? chosen : ''}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        <option value="">Any</option>
        {Object.entries(options).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
