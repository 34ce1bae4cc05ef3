import { Link } from 'react-aria-components/Link';
import { useSearchParams } from 'react-router';
import { useSentForm } from '#web/data/applications/sent-form.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { resetPasswordTexts as texts } from '#web/texts/account/password.ts';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { IdentityForm } from './identity-form.tsx';
import { IdentityPage } from './identity-page.tsx';
import { NewPasswordField } from './new-password-field.tsx';

export function ResetPasswordScreen() {
  const routes = useRoutes();
  const [search] = useSearchParams();
  const { errors } = useSentForm();
  return (
    <IdentityPage
      title={texts.title}
      intro={texts.intro}
      footer={<Link href={routes.forgotPassword}>{texts.again}</Link>}
    >
      {search.get('token') ? (
        <IdentityForm submit={texts.submit}>
          <NewPasswordField label={texts.label} error={errors['password']} />
        </IdentityForm>
      ) : (
        <Banner tone="warn">{texts.incomplete}</Banner>
      )}
    </IdentityPage>
  );
}
