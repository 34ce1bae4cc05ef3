import { Link } from 'react-aria-components/Link';
import { useSearchParams } from 'react-router';
import { useSentForm } from '#web/data/applications/sent-form.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { IdentityForm } from './identity-form.tsx';
import { IdentityPage } from './identity-page.tsx';

export function ForgotPasswordScreen() {
  const routes = useRoutes();
  const [search] = useSearchParams();
  const { values, errors } = useSentForm();
  return (
    <IdentityPage
      title="Forgot your password"
      intro="We send you a link with which you choose a new one."
      footer={<Link href={routes.login}>Back to log in</Link>}
    >
      {search.has('sent') ? (
        <Banner tone="ok" title="Look into your inbox">
          If there is an account with this address, a mail with a link is on its way. The link works for 60
          minutes.
        </Banner>
      ) : (
        <IdentityForm submit="Send the link">
          <TextField
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            required
            defaultValue={values['email'] ?? ''}
            error={errors['email']}
          />
        </IdentityForm>
      )}
    </IdentityPage>
  );
}
