import { useQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import { Link } from 'react-aria-components/Link';
import { useLocation } from 'react-router';
import { helpSearchKey, readHelpQuery, searchHelp } from '#web/content/search-help.ts';
import { helpSummaries } from '#web/content/summaries.ts';
import { usePortal, useRoutes } from '#web/data/request/portal.ts';
import { helpTexts } from '#web/texts/public/help-and-articles.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import articleStyles from './article.module.css';
import styles from './help.module.css';
import { fillIn } from './prose.tsx';
import { PublicHero, PublicPage } from './public-page.tsx';
import { SearchField } from './search-field.tsx';

/** The subjects of the help; `?q=` puts what was found above them. */
export function HelpScreen() {
  const routes = useRoutes();
  const { search } = useLocation();
  const query = readHelpQuery(new URLSearchParams(search));
  return (
    <>
      <PublicHero title={helpTexts.title} lead={helpTexts.lead}>
        <search>
          <form method="get" action={routes.help} className={styles.search}>
            <SearchField
              key={query}
              icon={Search}
              label={helpTexts.searchLabel}
              name="q"
              defaultValue={query}
              placeholder={helpTexts.placeholder}
              maxLength={100}
            />
            <Button type="submit" size="lg">
              {helpTexts.search}
            </Button>
          </form>
        </search>
      </PublicHero>
      <PublicPage>
        {query && <Hits query={query} />}
        <section>
          {query && <h2 className={articleStyles.heading}>{helpTexts.allPages}</h2>}
          <Subjects pages={helpSummaries} level={query ? 'h3' : 'h2'} />
        </section>
      </PublicPage>
    </>
  );
}

function Hits({ query }: { query: string }) {
  const portal = usePortal();
  const routes = useRoutes();
  const { data: hits } = useQuery({ queryKey: helpSearchKey(query), queryFn: () => searchHelp(query) });
  if (!hits) return null;
  return (
    <section>
      <h2 className={articleStyles.heading}>
        {hits.length > 0 ? helpTexts.found(hits.length, query) : helpTexts.nothing(query)}
      </h2>
      {hits.length === 0 && <p>{helpTexts.nothingHint}</p>}
      <Subjects
        level="h3"
        pages={hits.map((hit) => ({ ...hit, description: fillIn(hit.excerpt, portal, routes) }))}
      />
    </section>
  );
}

interface SubjectsProps {
  pages: readonly { slug: string; title: string; description: string }[];
  level: 'h2' | 'h3';
}

function Subjects({ pages, level: Heading }: SubjectsProps) {
  const routes = useRoutes();
  return (
    <ul className={articleStyles.list}>
      {pages.map(({ slug, title, description }) => (
        <li key={slug} className={articleStyles.item}>
          <Heading className={articleStyles.title}>
            <Link href={routes.helpPage(slug)}>{title}</Link>
          </Heading>
          <p className={articleStyles.summary}>{description}</p>
        </li>
      ))}
    </ul>
  );
}
