import { useMatchCount } from '#web/data/expert-apply-calls.ts';
import { countMatches } from '#web/parts/count-matches.ts';
import { Text } from '#web/parts/text.tsx';
import { Card } from '#web/widgets/card.tsx';
import { Skeleton } from '#web/widgets/skeleton.tsx';
import styles from './search-options.module.css';

/** How many jobs the saved options find. */
export function MatchCount() {
  const { data, isError } = useMatchCount();
  if (isError) return null;
  return (
    <Card>
      <Text>With these options</Text>
      {data === undefined ? (
        <Skeleton shape="title" width="medium" />
      ) : (
        <p className={styles.count}>{countMatches(data)}</p>
      )}
    </Card>
  );
}
