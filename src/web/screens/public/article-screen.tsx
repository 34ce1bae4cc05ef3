import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import type { ContentPage } from '#web/content/content.ts';
import { articleSummaries } from '#web/content/summaries.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { articleTexts as texts } from '#web/texts/public/help-and-articles.ts';
import { Icon } from '#web/widgets/marks/icon.tsx';
import styles from './article.module.css';
import { ArticleDate, ArticleList } from './article-list.tsx';
import { Prose } from './prose.tsx';
import { PublicHero, PublicPage } from './public-page.tsx';
import { SignUpCall } from './sign-up-call.tsx';

export function ArticleScreen({ page }: { page: ContentPage }) {
  const routes = useRoutes();
  const others = articleSummaries.filter(({ slug }) => slug !== page.slug).slice(0, 3);
  return (
    <>
      <article>
        <PublicHero
          narrow
          title={page.title}
          lead={page.description}
          above={
            <Link href={routes.blog} className={styles.back}>
              <Icon of={ArrowLeft} size="sm" />
              {texts.blog}
            </Link>
          }
        >
          <p className={styles.facts}>
            <ArticleDate day={page.date} /> · {texts.minutes(page.minutes)}
          </p>
        </PublicHero>
        <PublicPage>
          <Prose html={page.html} />
        </PublicPage>
      </article>
      <PublicPage>
        <section>
          <h2 className={styles.heading}>{texts.more}</h2>
          <ArticleList articles={others} level="h3" />
        </section>
        <SignUpCall />
      </PublicPage>
    </>
  );
}
