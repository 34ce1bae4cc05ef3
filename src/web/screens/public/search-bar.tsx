import { MapPin, Search } from 'lucide-react';
import type { JobSearch } from '#contract/jobs/jobs.ts';
import { searchBarTexts as texts } from '#web/texts/public/search-bar.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import styles from './search-bar.module.css';
import { SearchField } from './search-field.tsx';

interface SearchBarProps {
  action: string;
  /** On a results page: the search they belong to. It also shows the filters. */
  asked?: JobSearch;
}

/** A plain form that works with or without JavaScript. */
export function SearchBar({ action, asked }: SearchBarProps) {
  return (
    <search>
      <form method="get" action={action}>
        <div className={styles.bar}>
          <SearchField
            icon={Search}
            label={texts.keywords}
            name="keywords"
            defaultValue={asked?.keywords}
            placeholder={texts.keywordsPlaceholder}
          />
          <SearchField
            icon={MapPin}
            label={texts.location}
            name="location"
            defaultValue={asked?.location}
            placeholder={texts.location}
          />
          <Button type="submit" size="lg">
            {texts.submit}
          </Button>
        </div>
        {asked && (
          <div className={styles.filters}>
            <label className={styles.remote}>
              <input type="checkbox" name="remote" value="true" defaultChecked={asked.remote} />
              {texts.remote}
            </label>
            <Filter label={texts.pay} name="pay" options={payFilters} chosen={asked.pay} />
            <Filter label={texts.posted} name="days" options={texts.days} chosen={asked.days} />
          </div>
        )}
      </form>
    </search>
  );
}

const payFilters = Object.fromEntries(
  [40_000, 60_000, 80_000, 100_000, 150_000].map((dollars) => [
    dollars,
    texts.payFrom(`$${dollars.toLocaleString('en-US')}`),
  ]),
);

interface FilterProps {
  label: string;
  name: string;
  /** Texts by value. */
  options: Record<number, string>;
  chosen: number | undefined;
}

/** A change starts a new search; without JavaScript, the button does. */
function Filter({ label, name, options, chosen }: FilterProps) {
  return (
    <label className={styles.filter}>
      {label}
      <select
        name={name}
        defaultValue={chosen !== undefined && chosen in options ? chosen : ''}
        onChange={(event) => event.currentTarget.form?.requestSubmit()}
      >
        <option value="">{texts.any}</option>
        {Object.entries(options).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}
