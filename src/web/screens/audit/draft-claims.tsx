import type { DraftClaim } from '#domain/question/facts/facts.ts';
import { draftClaimTexts as texts } from '#web/texts/applications/review.ts';
import styles from './draft-claims.module.css';

/** What each sentence of a draft is based on. */
export function DraftClaims({ claims }: { claims: readonly DraftClaim[] }) {
  return (
    <dl className={styles.claims} aria-label={texts.list}>
      {claims.map(({ sentence, fact }) => (
        <div key={sentence}>
          <dt className={styles.sentence}>{texts.sentence(sentence)}</dt>
          <dd className={styles.fact}>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
