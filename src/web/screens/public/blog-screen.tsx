import { articleSummaries } from '#web/content/summaries.ts';
import { ArticleList } from './article-list.tsx';
import { PublicHero, PublicPage } from './public-page.tsx';
import { SignUpCall } from './sign-up-call.tsx';

export function BlogScreen() {
  return (
    <>
      <PublicHero
        title="Plain advice for job seekers"
        lead="What we know about resumes, application forms and hiring in the United States, written down without tricks."
      />
      <PublicPage>
        <ArticleList articles={articleSummaries} level="h2" />
        <SignUpCall />
      </PublicPage>
    </>
  );
}
