import { Link } from 'react-aria-components/Link';
import { useSearchParams } from 'react-router';
import { googleCodeNotice } from '#contract/google.ts';
import { safeTarget, withTarget } from '#domain/portal/target.ts';
import { useRoutes } from '#web/data/portal.ts';
import { useSentForm } from '#web/data/sent-form.ts';
import { GoogleLink, GoogleNotice } from '#web/parts/google-link.tsx';
import { Banner } from '#web/widgets/banner.tsx';
import { Stack } from '#web/widgets/page-layout.tsx';
import { PasswordField } from '#web/widgets/password-field.tsx';
import { TextField } from '#web/widgets/text-field.tsx';
import { IdentityForm } from './identity-form.tsx';
import { IdentityPage } from './identity-page.tsx';
import { PasskeyButton } from './passkey-button.tsx';

export function LoginScreen() {
  const [search] = useSearchParams();
  return search.get('notice') === googleCodeNotice ? <CodeAfterGoogle /> : <PasswordLogIn />;
}

/** Google has said who it is; the account asks for its second factor as well. */
function CodeAfterGoogle() {
  const routes = useRoutes();
  const [search] = useSearchParams();
  const { errors } = useSentForm();
  return (
    <IdentityPage
      title="One more step"
      intro="Google confirmed who you are. Your account asks for its second factor as well."
      footer={<Link href={routes.login}>Log in another way</Link>}
    >
      <Stack gap="form">
        <IdentityForm submit="Log in">
          <input type="hidden" name="after" value="google" />
          <TextField
            label="Code from your authenticator"
            hint="Or one of the codes you kept for a lost phone."
            name="code"
            autoComplete="one-time-code"
            required
            error={errors['code']}
          />
        </IdentityForm>
        <PasskeyButton target={safeTarget(search.get('target'), routes.home)} />
      </Stack>
    </IdentityPage>
  );
}

function PasswordLogIn() {
  const routes = useRoutes();
  const [search] = useSearchParams();
  const { values, errors } = useSentForm();
  const target = search.get('target');
  return (
    <IdentityPage
      title="Log in"
      intro="Follow your applications and see what became of them."
      footer={
        <>
          No account yet?{' '}
          <Link href={target ? withTarget(routes.signup, target) : routes.signup}>Sign up</Link>
        </>
      }
    >
      <Stack gap="form">
        {search.get('notice') === 'password-changed' && (
          <Banner tone="ok">Your password was changed. Log in with the new one.</Banner>
        )}
        <GoogleNotice />
        <IdentityForm submit="Log in">
          <TextField
            label="E-mail"
            name="email"
            type="email"
            autoComplete="username"
            required
            defaultValue={values['email'] ?? ''}
            error={errors['email']}
          />
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            required
            error={errors['password']}
          />
          {errors['code'] && (
            <TextField
              label="Code from your authenticator"
              name="code"
              autoComplete="one-time-code"
              error={errors['code']}
            />
          )}
          <p>
            <Link href={routes.forgotPassword}>Forgot your password?</Link>
          </p>
        </IdentityForm>
        <PasskeyButton target={safeTarget(target, routes.home)} />
        <GoogleLink target={target} />
      </Stack>
    </IdentityPage>
  );
}
