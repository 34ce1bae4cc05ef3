import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { paginationTexts as texts } from '#web/texts/widgets.ts';
import { Icon } from '#web/widgets/marks/icon.tsx';
import { pageWindow } from './page-window.ts';
import styles from './pagination.module.css';

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
