import { googlePath } from '#contract/identity/google.ts';
import { useGoogleNotice, useHasGoogle } from '#web/data/account/google.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { googleTexts as texts } from '#web/texts/account/signup.ts';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Trans } from '#web/widgets/layout/trans.tsx';

/** Logs in or signs up with Google, where the service has keys for it. */
export function GoogleLink({ target, opens = false }: { target: string | null; opens?: boolean }) {
  const routes = useRoutes();
  if (!useHasGoogle()) return null;
  const query = new URLSearchParams({ ...(target ? { target } : {}), ...(opens ? { open: '1' } : {}) });
  return (
    <>
      <LinkButton plain full variant="secondary" href={`${googlePath}?${query.toString()}`}>
        {texts.button}
      </LinkButton>
      {opens && (
        <p>
          <Trans
            text={texts.terms}
            parts={{
              terms: (words) => <a href={routes.terms}>{words}</a>,
              privacy: (words) => <a href={routes.privacy}>{words}</a>,
            }}
          />
        </p>
      )}
    </>
  );
}

export function GoogleNotice() {
  const notice = useGoogleNotice();
  return notice && <Banner tone={notice.isGood ? 'ok' : 'warn'}>{notice.text}</Banner>;
}
