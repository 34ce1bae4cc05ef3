import { readHtmlText } from '#domain/document/values/html-list.ts';
import { SafeHtml } from '#web/widgets/marks/safe-html.tsx';
import styles from './rich-text.module.css';

/** HTML from outside, set like our own text; where there is no page to parse it in, its words. */
export function RichText({ html }: { html: string }) {
  if (typeof DOMParser === 'undefined') return <p>{readHtmlText(html)}</p>;
  return (
    <div className={styles.prose}>
      <SafeHtml html={html} />
    </div>
  );
}
