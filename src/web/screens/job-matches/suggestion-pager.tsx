import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Text } from '#web/parts/text/text.tsx';
import { IconButton } from '#web/widgets/buttons/icon-button.tsx';
import styles from './job-matches.module.css';

const perPage = 4;

interface SuggestionPagerProps {
  page: number;
  pages: number;
  total: number;
  onPage: (page: number) => void;
}

export function SuggestionPager({ page, pages, total, onPage }: SuggestionPagerProps) {
  if (pages < 2) return null;
  const first = (page - 1) * perPage + 1;
  return (
    <div className={styles.pager}>
      <Text as="span" look="fine">
        {first}–{Math.min(total, page * perPage)} of {total}
      </Text>
      <IconButton
        icon={ChevronLeft}
        label="Previous suggestions"
        isDisabled={page <= 1}
        onPress={() => onPage(page - 1)}
      />
      <IconButton
        icon={ChevronRight}
        label="Next suggestions"
        isDisabled={page >= pages}
        onPress={() => onPage(page + 1)}
      />
    </div>
  );
}
