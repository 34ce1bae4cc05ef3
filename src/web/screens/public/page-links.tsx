import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { paginationTexts as texts } from '#web/texts/widgets.ts';
import styles from '#web/widgets/layout/pagination.module.css';
import { pageWindow } from '#web/widgets/layout/pagination.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';

interface PageLinksProps {
  page: number;
  pages: number;
  hrefOf: (page: number) => string;
}

/** Pagination as links, which search engines and browsers without JavaScript can follow. */
export function PageLinks({ page, pages, hrefOf }: PageLinksProps) {
  if (pages < 2) return null;
  return (
    <nav className={styles.pagination} aria-label={texts.label}>
      <Edge href={page > 1 ? hrefOf(page - 1) : undefined} before={ChevronLeft}>
        {texts.previous}
      </Edge>
      {pageWindow(page, pages).map((entry, index) =>
        entry === 'gap' ? (
          <span key={`gap-${index < 3 ? 'before' : 'after'}`} className={styles.gap}>
            ...
          </span>
        ) : (
          <Link
            key={entry}
            href={hrefOf(entry)}
            className={styles.page}
            aria-label={texts.page(entry)}
            aria-current={entry === page ? 'page' : undefined}
          >
            {entry}
          </Link>
        ),
      )}
      <Edge href={page < pages ? hrefOf(page + 1) : undefined} after={ChevronRight}>
        {texts.next}
      </Edge>
    </nav>
  );
}

interface EdgeProps {
  href: string | undefined;
  children: string;
  before?: LucideIcon;
  after?: LucideIcon;
}

function Edge({ href, children, before, after }: EdgeProps) {
  const words = (
    <>
      {before && <Icon of={before} size="sm" />}
      {children}
      {after && <Icon of={after} size="sm" />}
    </>
  );
  if (href === undefined)
    return (
      <span className={styles.edge} data-disabled aria-hidden="true">
        {words}
      </span>
    );
  return (
    <Link href={href} className={styles.edge}>
      {words}
    </Link>
  );
}
