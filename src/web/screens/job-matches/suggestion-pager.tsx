import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Text } from '#web/parts/text/text.tsx';
import { jobMatchTexts as texts } from '#web/texts/jobs/job-matches.ts';
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
        {texts.range(first, Math.min(total, page * perPage), total)}
      </Text>
      <IconButton
        icon={ChevronLeft}
        label={texts.previousSuggestions}
        isDisabled={page <= 1}
        onPress={() => onPage(page - 1)}
      />
      <IconButton
        icon={ChevronRight}
        label={texts.nextSuggestions}
        isDisabled={page >= pages}
        onPress={() => onPage(page + 1)}
      />
    </div>
  );
}
