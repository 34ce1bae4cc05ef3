import { receiptTexts } from '#web/texts/applications/receipt.ts';
import styles from './receipt.module.css';

/** Hashes are for comparing, not for reading, so they stay collapsed under "Details". */
export function Hashes({ entries }: { entries: readonly { name: string; value: string }[] }) {
  return (
    <details className={styles.hashes}>
      <summary>{receiptTexts.details}</summary>
      <dl>
        {entries.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <code>{value}</code>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
