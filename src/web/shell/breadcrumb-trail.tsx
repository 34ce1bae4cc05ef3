import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-aria-components/Link';
import { useLocation } from 'react-router';
import { usePortal } from '#web/data/portal.ts';
import { Icon } from '#web/widgets/icon.tsx';
import styles from './breadcrumb-trail.module.css';
import { breadcrumb } from './nav-entries.ts';

/** Says where one is: the way back from a single application, and the place itself where the tabs are folded away. */
export function BreadcrumbTrail() {
  const portal = usePortal();
  const { pathname, search } = useLocation();
  const crumbs = breadcrumb(portal, { path: pathname, search });
  if (crumbs.length === 0) return null;
  return (
    <nav className={styles.trail} aria-label="Breadcrumb" data-single={crumbs.length === 1 || undefined}>
      <ol>
        {crumbs.map(({ label, href }, position) => (
          <Fragment key={label}>
            {position > 0 && (
              <li aria-hidden="true">
                <Icon of={ChevronRight} size="xs" />
              </li>
            )}
            <li>{href ? <Link href={href}>{label}</Link> : <span aria-current="page">{label}</span>}</li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
