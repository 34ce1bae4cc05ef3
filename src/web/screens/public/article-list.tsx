import { Link } from 'react-aria-components/Link';
import type { Summary } from '#web/content/content.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import styles from './article.module.css';

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

export function ArticleDate({ day }: { day: string }) {
  return <time dateTime={day}>{format.format(new Date(day))}</time>;
}

export function ArticleList({
  articles,
  level: Heading,
}: {
  articles: readonly Summary[];
  level: 'h2' | 'h3';
}) {
  const routes = useRoutes();
  return (
    <ul className={styles.list}>
      {articles.map(({ slug, title, description, date }) => (
        <li key={slug} className={styles.item}>
          <p className={styles.facts}>
            <ArticleDate day={date} />
          </p>
          <Heading className={styles.title}>
            <Link href={routes.blogPost(slug)}>{title}</Link>
          </Heading>
          <p className={styles.summary}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
