import type { OriginalPage } from '#contract/documents/builder-original.ts';
import type { Place } from '#domain/document/output/list-places.ts';
import { Text } from '#web/parts/text/text.tsx';
import { reviewTexts as texts } from '#web/texts/profile/review-resume.ts';
import { mediaQueries, useMediaQuery } from '#web/widgets/layout/layout-class.ts';
import { PicturePage } from './picture-page.tsx';
import type { Marked } from './review-context.ts';
import styles from './review-resume.module.css';
import { TextPage } from './text-page.tsx';

interface OriginalViewProps {
  original: { fileName: string; pages: OriginalPage[] };
  places: ReadonlyMap<string, Place>;
  selected: string | null;
  onSelect: (key: string) => void;
}

/** The uploaded file with everything we read highlighted; the selected value stands out. */
export function OriginalView({ original, places, selected, onSelect }: OriginalViewProps) {
  // In one column the file is below the fields, so scrolling to a line would hide the field.
  const isBeside = useMediaQuery(mediaQueries.desktop);
  const marks: Marked[] = [...places]
    .flatMap(([name, { spots }]) => spots.map((spot) => ({ ...spot, name, isSelected: name === selected })))
    .toSorted((a, b) => Number(a.isSelected) - Number(b.isSelected));
  return (
    <>
      <div className={styles.originalHead}>
        <Text as="h2" look="small" tone="strong">
          {original.fileName}
        </Text>
        <p className={styles.legend}>
          <span data-mark="read">{texts.read}</span>
          <span data-mark="selected">{texts.selected}</span>
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section className={styles.pages} aria-label={texts.pages} tabIndex={0}>
        {original.pages.map((page) => {
          const own = marks.filter((mark) => mark.page === page.page);
          const label = texts.page(page.page, original.fileName);
          return page.picture && page.size ? (
            <PicturePage
              key={page.page}
              picture={page.picture}
              size={page.size}
              lines={page.lines}
              marks={own}
              label={label}
              follows={isBeside}
              onSelect={onSelect}
            />
          ) : (
            <TextPage key={page.page} lines={page.lines} marks={own} label={label} follows={isBeside} />
          );
        })}
      </section>
    </>
  );
}
