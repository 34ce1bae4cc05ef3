import { googlePath } from '#contract/identity/google.ts';
import { useGoogleNotice, useHasGoogle } from '#web/data/account/google.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';

/** The way in over Google, where the service has keys for it. */
export function GoogleLink({ target, opens = false }: { target: string | null; opens?: boolean }) {
  const routes = useRoutes();
  if (!useHasGoogle()) return null;
  const query = new URLSearchParams({ ...(target ? { target } : {}), ...(opens ? { open: '1' } : {}) });
  return (
    <>
      <LinkButton plain full variant="secondary" href={`${googlePath}?${query.toString()}`}>
        Continue with Google
      </LinkButton>
      {opens && (
        <p>
          By continuing with Google you agree to the <a href={routes.terms}>Terms of Use</a> and the{' '}
          <a href={routes.privacy}>Privacy Policy</a>.
        </p>
      )}
    </>
  );
}

export function GoogleNotice() {
  const notice = useGoogleNotice();
  return notice && <Banner tone={notice.isGood ? 'ok' : 'warn'}>{notice.text}</Banner>;
}
