import type { ContentPage } from '#web/content/content.ts';
import { Prose } from './prose.tsx';
import { PublicHero, PublicPage } from './public-page.tsx';
import { SignUpCall } from './sign-up-call.tsx';

export function TextScreen({ page }: { page: ContentPage }) {
  return (
    <>
      <PublicHero narrow title={page.title} lead={page.description} />
      <PublicPage>
        <Prose html={page.html} />
        <SignUpCall />
      </PublicPage>
    </>
  );
}
