import { MapPin, Search } from 'lucide-react';
import { Button } from '#web/widgets/button.tsx';
import { Icon } from '#web/widgets/icon.tsx';
import { VisuallyHidden } from '#web/widgets/visually-hidden.tsx';
import styles from './search-bar.module.css';

interface SearchBarProps {
  action: string;
  asked?: { keywords: string; location: string; remote: boolean };
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
          <label className={styles.remote}>
            <input type="checkbox" name="remote" value="true" defaultChecked={asked.remote} />
            Remote jobs only
          </label>
        )}
      </form>
    </search>
  );
}
