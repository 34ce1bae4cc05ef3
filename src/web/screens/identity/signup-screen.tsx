import { Link } from 'react-aria-components/Link';
import { useSearchParams } from 'react-router';
import { consentTexts } from '#domain/consent/consent.ts';
import { withTarget } from '#domain/portal/portal.ts';
import { useSentForm } from '#web/data/applications/sent-form.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { GoogleLink, GoogleNotice } from '#web/parts/account/google-link.tsx';
import { Checkbox } from '#web/widgets/fields/checkbox.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
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
      title="Create your account"
      intro="Finding jobs and preparing applications are free."
      footer={
        <>
          Already have an account?{' '}
          <Link href={target ? withTarget(routes.login, target) : routes.login}>Log in</Link>
        </>
      }
    >
      <Stack gap="form">
        <GoogleNotice />
        <IdentityForm submit="Sign up">
          <div className={styles.names}>
            <TextField {...text('firstName')} label="First name" autoComplete="given-name" />
            <TextField {...text('lastName')} label="Last name" autoComplete="family-name" />
          </div>
          <TextField {...text('email')} label="Email" type="email" autoComplete="username" />
          <NewPasswordField label="Password" error={errors['password']} />
          <Checkbox
            name="acceptTerms"
            value="yes"
            isRequired
            defaultSelected={values['acceptTerms'] !== undefined}
            error={errors['acceptTerms']}
          >
            I agree to the{' '}
            <a href={routes.terms} target="_blank" rel="noreferrer">
              Terms of Use
            </a>{' '}
            and the{' '}
            <a href={routes.privacy} target="_blank" rel="noreferrer">
              Privacy Policy
            </a>
            .
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
