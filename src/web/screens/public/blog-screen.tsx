import { articleSummaries } from '#web/content/summaries.ts';
import { articleTexts as texts } from '#web/texts/public/help-and-articles.ts';
import { ArticleList } from './article-list.tsx';
import { PublicHero, PublicPage } from './public-page.tsx';
import { SignUpCall } from './sign-up-call.tsx';

export function BlogScreen() {
  return (
    <>
      <PublicHero title={texts.title} lead={texts.lead} />
      <PublicPage>
        <ArticleList articles={articleSummaries} level="h2" />
        <SignUpCall />
      </PublicPage>
    </>
  );
}
