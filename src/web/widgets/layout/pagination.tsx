import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { paginationTexts as texts } from '#web/texts/widgets.ts';
import { Icon } from '#web/widgets/marks/icon.tsx';
import styles from './pagination.module.css';

/** The page numbers to show: all up to five, else a window around the current one with gaps (D-047). */
export function pageWindow(current: number, total: number): (number | 'gap')[] {
  if (total <= 5) return Array.from({ length: total }, (_, index) => index + 1);
  if (current <= 3) return [1, 2, 3, 4, 'gap', total];
  if (current >= total - 2) return [1, 'gap', total - 3, total - 2, total - 1, total];
  return [1, 'gap', current - 1, current, current + 1, 'gap', total];
}

interface PaginationProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
  /** Tells it apart from another one on the same page. */
  label?: string;
}

export function Pagination({ page, pages, onPage, label = texts.label }: PaginationProps) {
  if (pages < 2) return null;
  return (
    <nav className={styles.pagination} aria-label={label}>
      <Button className={styles.edge} isDisabled={page <= 1} onPress={() => onPage(page - 1)}>
        <Icon of={ChevronLeft} size="sm" />
        {texts.previous}
      </Button>
      {pageWindow(page, pages).map((entry, index) =>
        entry === 'gap' ? (
          <span key={`gap-${index < 3 ? 'before' : 'after'}`} className={styles.gap}>
            ...
          </span>
        ) : (
          <Button
            key={entry}
            className={styles.page}
            aria-label={texts.page(entry)}
            aria-current={entry === page ? 'page' : undefined}
            onPress={() => onPage(entry)}
          >
            {entry}
          </Button>
        ),
      )}
      <Button className={styles.edge} isDisabled={page >= pages} onPress={() => onPage(page + 1)}>
        {texts.next}
        <Icon of={ChevronRight} size="sm" />
      </Button>
    </nav>
  );
}
