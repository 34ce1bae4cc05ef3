import { useState } from 'react';
import { Link } from 'react-aria-components/Link';
import { useSearchParams } from 'react-router';
import { googleCodeNotice, passwordCodeNotice } from '#contract/identity/google.ts';
import { withTarget } from '#domain/portal/portal.ts';
import { useSentForm } from '#web/data/applications/sent-form.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { GoogleLink, GoogleNotice } from '#web/parts/account/google-link.tsx';
import { codeTexts, loginTexts } from '#web/texts/account/login.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { PasswordField } from '#web/widgets/fields/password-field.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { Trans } from '#web/widgets/layout/trans.tsx';
import { IdentityForm } from './identity-form.tsx';
import { IdentityPage } from './identity-page.tsx';
import { PasskeyButton } from './passkey-button.tsx';

export function LoginScreen() {
  const [search] = useSearchParams();
  const notice = search.get('notice');
  if (notice === googleCodeNotice) return <CodeStep intro={codeTexts.afterGoogle} />;
  if (notice === passwordCodeNotice) return <CodeStep intro={codeTexts.afterPassword} />;
  return <PasswordLogIn />;
}

/** The second factor as a separate step: the password or Google isn't asked for again. */
function CodeStep({ intro }: { intro: string }) {
  const routes = useRoutes();
  const [search] = useSearchParams();
  const { errors } = useSentForm();
  const [recovering, setRecovering] = useState(false);
  return (
    <IdentityPage
      title={codeTexts.title}
      intro={intro}
      footer={<Link href={routes.login}>{codeTexts.anotherWay}</Link>}
    >
      <Stack gap="form">
        <IdentityForm submit={loginTexts.title}>
          <input type="hidden" name="after" value="first-step" />
          <TextField
            key={String(recovering)}
            label={recovering ? codeTexts.recoveryCode : codeTexts.code}
            hint={recovering ? codeTexts.recoveryHint : undefined}
            name="code"
            autoComplete="one-time-code"
            required
            error={errors['code']}
          />
        </IdentityForm>
        <Button variant="link" onPress={() => setRecovering(!recovering)}>
          {recovering ? codeTexts.toCode : codeTexts.toRecovery}
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
      title={loginTexts.title}
      intro={loginTexts.intro}
      footer={
        <Trans
          text={loginTexts.noAccount}
          parts={{
            link: (words) => (
              <Link href={target ? withTarget(routes.signup, target) : routes.signup}>{words}</Link>
            ),
          }}
        />
      }
    >
      <Stack gap="form">
        {search.get('notice') === 'password-changed' && (
          <Banner tone="ok">{loginTexts.passwordChanged}</Banner>
        )}
        {search.get('notice') === 'suspended' && <Banner tone="bad">{loginTexts.suspended}</Banner>}
        <GoogleNotice />
        <IdentityForm submit={loginTexts.title}>
          <TextField
            label={loginTexts.email}
            name="email"
            type="email"
            autoComplete="username"
            required
            defaultValue={values['email'] ?? ''}
            error={errors['email']}
          />
          <PasswordField
            label={loginTexts.password}
            name="password"
            autoComplete="current-password"
            required
            error={errors['password']}
          />
          <p>
            <Link href={routes.forgotPassword}>{loginTexts.forgot}</Link>
          </p>
        </IdentityForm>
        <PasskeyButton target={target} home={routes.home} />
        <GoogleLink target={target} />
      </Stack>
    </IdentityPage>
  );
}
