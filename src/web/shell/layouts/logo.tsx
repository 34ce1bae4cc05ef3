import { Link } from 'react-aria-components/Link';
import { usePortal } from '#web/data/request/portal.ts';
import styles from './logo.module.css';

/** A partner's own name, and below it what its service is called and whose it is. */
export function Logo({ href }: { href: string }) {
  const { name, productName, poweredBy, pictures } = usePortal();
  return (
    <Link href={href} className={styles.logo}>
      <img src={pictures.logo} width="30" height="30" alt="" />
      <span>
        {name}
        {(productName ?? poweredBy) && (
          <span className={styles.powered}>
            {productName} {poweredBy && <span className={styles.by}>POWERED BY</span>} <b>{poweredBy}</b>
          </span>
        )}
      </span>
    </Link>
  );
}
