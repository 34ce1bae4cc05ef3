import { useState } from 'react';
import { Link } from 'react-aria-components/Link';
import { useSearchParams } from 'react-router';
import { googleCodeNotice, passwordCodeNotice } from '#contract/identity/google.ts';
import { withTarget } from '#domain/portal/portal.ts';
import { useSentForm } from '#web/data/applications/sent-form.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { GoogleLink, GoogleNotice } from '#web/parts/account/google-link.tsx';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { PasswordField } from '#web/widgets/fields/password-field.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { IdentityForm } from './identity-form.tsx';
import { IdentityPage } from './identity-page.tsx';
import { PasskeyButton } from './passkey-button.tsx';

/** Words of the step after the password or Google. */
const loginTexts = {
  suspended: 'This account is suspended. Contact support to find out why and what you can do.',
  codeTitle: 'Enter your code',
  afterPassword: 'Your password is right. Open your authenticator app and enter the code it shows.',
  afterGoogle: 'Google confirmed who you are. Open your authenticator app and enter the code it shows.',
  code: 'Code from your authenticator',
  recoveryCode: 'Recovery code',
  recoveryHint: 'One of the codes you saved when you turned on the second factor. Each works once.',
  toRecovery: "Can't use your authenticator? Use a recovery code",
  toCode: 'Use the code from your authenticator',
  anotherWay: 'Log in another way',
};

export function LoginScreen() {
  const [search] = useSearchParams();
  const notice = search.get('notice');
  if (notice === googleCodeNotice) return <CodeStep intro={loginTexts.afterGoogle} />;
  if (notice === passwordCodeNotice) return <CodeStep intro={loginTexts.afterPassword} />;
  return <PasswordLogIn />;
}

/** The second factor, as a step of its own: what came before is not asked for again. */
function CodeStep({ intro }: { intro: string }) {
  const routes = useRoutes();
  const [search] = useSearchParams();
  const { errors } = useSentForm();
  const [recovering, setRecovering] = useState(false);
  return (
    <IdentityPage
      title={loginTexts.codeTitle}
      intro={intro}
      footer={<Link href={routes.login}>{loginTexts.anotherWay}</Link>}
    >
      <Stack gap="form">
        <IdentityForm submit="Log in">
          <input type="hidden" name="after" value="first-step" />
          <TextField
            key={String(recovering)}
            label={recovering ? loginTexts.recoveryCode : loginTexts.code}
            hint={recovering ? loginTexts.recoveryHint : undefined}
            name="code"
            autoComplete="one-time-code"
            required
            error={errors['code']}
          />
        </IdentityForm>
        <Button variant="link" onPress={() => setRecovering(!recovering)}>
          {recovering ? loginTexts.toCode : loginTexts.toRecovery}
        </Button>
        <PasskeyButton target={search.get('target')} home={routes.home} />
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
        {search.get('notice') === 'suspended' && <Banner tone="bad">{loginTexts.suspended}</Banner>}
        <GoogleNotice />
        <IdentityForm submit="Log in">
          <TextField
            label="Email"
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
          <p>
            <Link href={routes.forgotPassword}>Forgot your password?</Link>
          </p>
        </IdentityForm>
        <PasskeyButton target={target} home={routes.home} />
        <GoogleLink target={target} />
      </Stack>
    </IdentityPage>
  );
}
