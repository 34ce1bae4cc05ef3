import { Link } from 'react-aria-components/Link';
import { useSearchParams } from 'react-router';
import { useSentForm } from '#web/data/applications/sent-form.ts';
import { useRoutes } from '#web/data/request/portal.ts';
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
      title="Choose a new password"
      intro="You will be logged out everywhere else."
      footer={<Link href={routes.forgotPassword}>Send me a new link</Link>}
    >
      {search.get('token') ? (
        <IdentityForm submit="Save the new password">
          <NewPasswordField label="New password" error={errors['password']} />
        </IdentityForm>
      ) : (
        <Banner tone="warn">
          This address is incomplete. Open the link in the mail, or ask for a new one.
        </Banner>
      )}
    </IdentityPage>
  );
}
