import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import type { ContentPage } from '#web/content/content.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { helpTexts } from '#web/texts/public/help-and-articles.ts';
import { Icon } from '#web/widgets/marks/icon.tsx';
import styles from './article.module.css';
import { Prose } from './prose.tsx';
import { PublicHero, PublicPage } from './public-page.tsx';

export function HelpPageScreen({ page }: { page: ContentPage }) {
  const routes = useRoutes();
  return (
    <>
      <PublicHero
        narrow
        title={page.title}
        lead={page.description}
        above={
          <Link href={routes.help} className={styles.back}>
            <Icon of={ArrowLeft} size="sm" />
            {helpTexts.title}
          </Link>
        }
      />
      <PublicPage>
        <Prose html={page.html} />
        <p>
          <Link href={routes.contact}>{helpTexts.contact}</Link>
        </p>
      </PublicPage>
    </>
  );
}
