import { Link } from 'react-aria-components/Link';
import { usePortal } from '#web/data/request/portal.ts';
import { headerTexts } from '#web/texts/shell/layouts.ts';
import styles from './logo.module.css';

/** The portal's name; for partners, below it, the product's name and who powers it. */
export function Logo({ href }: { href: string }) {
  const { name, productName, poweredBy, pictures } = usePortal();
  return (
    <Link href={href} className={styles.logo}>
      <img src={pictures.logo} width="30" height="30" alt="" />
      <span>
        {name}
        {(productName ?? poweredBy) && (
          <span className={styles.powered}>
            {productName} {poweredBy && <span className={styles.by}>{headerTexts.poweredBy}</span>}{' '}
            <b>{poweredBy}</b>
          </span>
        )}
      </span>
    </Link>
  );
}
