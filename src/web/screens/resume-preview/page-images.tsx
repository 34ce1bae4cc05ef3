import { useState } from 'react';
import { Text } from '#web/parts/text/text.tsx';
import { resumePreviewTexts as texts } from '#web/texts/profile/resumes.ts';
import { Skeleton } from '#web/widgets/feedback/skeleton.tsx';
import styles from './resume-preview.module.css';

const mostPages = 20;

/** The pages of a stored PDF as images. Each loaded page requests the next one, until there are no more. */
export function PageImages({ file, name }: { file: string; name: string }) {
  const [loaded, setLoaded] = useState(0);
  const [ended, setEnded] = useState(false);
  const shown = Math.min(mostPages, ended ? loaded : loaded + 1);
  return (
    <div className={styles.images} aria-busy={!ended && loaded === 0}>
      {loaded === 0 && !ended && (
        <div className={styles.placeholder}>
          <Skeleton shape="block" />
          <output>{texts.loading}</output>
        </div>
      )}
      {loaded === 0 && ended && <Text>{texts.noPages}</Text>}
      {Array.from({ length: shown }, (_, index) => index + 1).map((page) => (
        <img
          key={page}
          className={styles.image}
          data-waiting={page > loaded || undefined}
          src={`${file}/pages/${page}`}
          alt={texts.page(name, page)}
          onLoad={() => setLoaded((before) => Math.max(before, page))}
          onError={() => setEnded(true)}
        />
      ))}
    </div>
  );
}
