import { readHtmlText } from '#domain/document/values/html-list.ts';
import { SafeHtml } from '#web/widgets/marks/safe-html.tsx';
import styles from './rich-text.module.css';

/** Untrusted HTML in our own type; on the server, which has no DOM parser, its plain text. */
export function RichText({ html }: { html: string }) {
  if (typeof DOMParser === 'undefined') return <p>{readHtmlText(html)}</p>;
  return (
    <div className={styles.prose}>
      <SafeHtml html={html} />
    </div>
  );
}
