import { ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { Link } from 'react-aria-components/Link';
import { useLocation } from 'react-router';
import { usePortal } from '#web/data/request/portal.ts';
import { headerTexts } from '#web/texts/shell/layouts.ts';
import { Icon } from '#web/widgets/marks/icon.tsx';
import styles from './breadcrumb-trail.module.css';
import { breadcrumb } from './nav-entries.ts';

/** Where the person is: links back from a single application and, below 1024 px, names the page. */
export function BreadcrumbTrail() {
  const portal = usePortal();
  const { pathname, search } = useLocation();
  const crumbs = breadcrumb(portal, { path: pathname, search });
  if (crumbs.length === 0) return null;
  return (
    <nav
      className={styles.trail}
      aria-label={headerTexts.breadcrumb}
      data-here={crumbs.every(({ href }) => !href) || undefined}
    >
      <ol>
        {crumbs.map(({ label, href }, position) => (
          <Fragment key={label}>
            {position > 0 && (
              <li aria-hidden="true">
                <Icon of={ChevronRight} size="xs" />
              </li>
            )}
            <li>
              {href ? (
                <Link href={href}>{label}</Link>
              ) : (
                <span aria-current={position === crumbs.length - 1 ? 'page' : undefined}>{label}</span>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
