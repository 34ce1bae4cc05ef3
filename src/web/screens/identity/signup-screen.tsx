import { Link } from 'react-aria-components/Link';
import { useSearchParams } from 'react-router';
import { consentTexts } from '#domain/consent/consent.ts';
import { withTarget } from '#domain/portal/portal.ts';
import { useSentForm } from '#web/data/applications/sent-form.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { GoogleLink, GoogleNotice } from '#web/parts/account/google-link.tsx';
import { signupTexts as texts } from '#web/texts/account/signup.ts';
import { Checkbox } from '#web/widgets/fields/checkbox.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { Trans } from '#web/widgets/layout/trans.tsx';
import styles from './identity.module.css';
import { IdentityForm } from './identity-form.tsx';
import { IdentityPage } from './identity-page.tsx';
import { NewPasswordField } from './new-password-field.tsx';

export function SignupScreen() {
  const routes = useRoutes();
  const [search] = useSearchParams();
  const { values, errors } = useSentForm();
  const target = search.get('target');
  const text = (name: 'firstName' | 'lastName' | 'email') => ({
    name,
    required: true,
    defaultValue: values[name] ?? '',
    error: errors[name],
  });
  return (
    <IdentityPage
      title={texts.title}
      intro={texts.intro}
      footer={
        <Trans
          text={texts.hasAccount}
          parts={{
            link: (words) => (
              <Link href={target ? withTarget(routes.login, target) : routes.login}>{words}</Link>
            ),
          }}
        />
      }
    >
      <Stack gap="form">
        <GoogleNotice />
        <IdentityForm submit={texts.submit}>
          <div className={styles.names}>
            <TextField {...text('firstName')} label={texts.firstName} autoComplete="given-name" />
            <TextField {...text('lastName')} label={texts.lastName} autoComplete="family-name" />
          </div>
          <TextField {...text('email')} label={texts.email} type="email" autoComplete="username" />
          <NewPasswordField label={texts.password} error={errors['password']} />
          <Checkbox
            name="acceptTerms"
            value="yes"
            isRequired
            defaultSelected={values['acceptTerms'] !== undefined}
            error={errors['acceptTerms']}
          >
            <Trans
              text={texts.terms}
              parts={{
                terms: (words) => (
                  <a href={routes.terms} target="_blank" rel="noreferrer">
                    {words}
                  </a>
                ),
                privacy: (words) => (
                  <a href={routes.privacy} target="_blank" rel="noreferrer">
                    {words}
                  </a>
                ),
              }}
            />
          </Checkbox>
          <Checkbox name="marketing" value="yes" defaultSelected={values['marketing'] !== undefined}>
            {consentTexts.marketing.text}
          </Checkbox>
        </IdentityForm>
        <GoogleLink target={target} opens />
      </Stack>
    </IdentityPage>
  );
}
