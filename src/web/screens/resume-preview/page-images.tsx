import { useState } from 'react';
import { Text } from '#web/parts/text/text.tsx';
import { Skeleton } from '#web/widgets/feedback/skeleton.tsx';
import styles from './resume-preview.module.css';

const mostPages = 20;

/** The pages of a stored PDF as pictures; the next is asked for when one is there, until there is none. */
export function PageImages({ file, name }: { file: string; name: string }) {
  const [loaded, setLoaded] = useState(0);
  const [ended, setEnded] = useState(false);
  const shown = Math.min(mostPages, ended ? loaded : loaded + 1);
  return (
    <div className={styles.images} aria-busy={!ended && loaded === 0}>
      {loaded === 0 && !ended && (
        <div className={styles.placeholder}>
          <Skeleton shape="block" />
          <output>Loading your resume</output>
        </div>
      )}
      {loaded === 0 && ended && <Text>There is no picture of this file yet. Try again in a minute.</Text>}
      {Array.from({ length: shown }, (_, index) => index + 1).map((page) => (
        <img
          key={page}
          className={styles.image}
          data-waiting={page > loaded || undefined}
          src={`${file}/pages/${page}`}
          alt={`${name}, page ${page}`}
          onLoad={() => setLoaded((before) => Math.max(before, page))}
          onError={() => setEnded(true)}
        />
      ))}
    </div>
  );
}
