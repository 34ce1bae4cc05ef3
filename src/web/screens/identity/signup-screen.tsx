import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { SignUpForm } from '#contract/identity.ts';
import { safeTarget } from '#domain/portal/target.ts';
import { useSignUp } from '#web/data/identity-calls.ts';
import { useRoutes } from '#web/data/portal.ts';
import { ApiFailure } from '#web/data/request.ts';
import { Checkbox } from '#web/widgets/checkbox.tsx';
import { PasswordField } from '#web/widgets/password-field.tsx';
import { TextField } from '#web/widgets/text-field.tsx';
import styles from './identity.module.css';
import { IdentityForm } from './identity-form.tsx';

const empty = { firstName: '', lastName: '', email: '', password: '', acceptTerms: false, marketing: false };
type Fields = typeof empty;

const order: (keyof Fields)[] = ['firstName', 'lastName', 'email', 'password', 'acceptTerms'];

export function SignupScreen() {
  const routes = useRoutes();
  const [search] = useSearchParams();
  const signUp = useSignUp();
  const [fields, setFields] = useState(empty);
  const [mistakes, setMistakes] = useState<Partial<Record<keyof Fields, string>>>({});

  const set = (name: keyof Fields) => (value: string | boolean) => {
    setFields({ ...fields, [name]: value });
    setMistakes(({ [name]: _fixed, ...others }) => others);
  };
  const show = (found: Partial<Record<string, string>>) => {
    setMistakes(found);
    const first = order.find((name) => found[name]);
    if (first) document.querySelector<HTMLInputElement>(`input[name="${first}"]`)?.focus();
  };
  const submit = () => {
    const parsed = SignUpForm.safeParse(fields);
    if (!parsed.success) {
      show(findMistakes(fields, parsed.error.issues));
      return;
    }
    const target = safeTarget(search.get('target'), routes.resumeUpload);
    signUp.mutate(parsed.data, {
      onSuccess: () => window.location.assign(target),
      onError: (error) => error instanceof ApiFailure && show(error.fields),
    });
  };
  const text = (name: 'firstName' | 'lastName' | 'email' | 'password') => ({
    name,
    required: true,
    value: fields[name],
    onChange: set(name),
    error: mistakes[name],
  });
  return (
    <IdentityForm
      title="Create your account"
      intro="Finding jobs and preparing applications are free."
      submit="Sign up"
      busy={signUp.isPending || signUp.isSuccess}
      problem={signUp.error?.message}
      onSubmit={submit}
      footer={
        <>
          Already have an account? <Link to={routes.login}>Log in</Link>
        </>
      }
    >
      <div className={styles.names}>
        <TextField {...text('firstName')} label="First name" autoComplete="given-name" />
        <TextField {...text('lastName')} label="Last name" autoComplete="family-name" />
      </div>
      <TextField {...text('email')} label="E-mail" type="email" autoComplete="username" />
      <PasswordField
        {...text('password')}
        label="Password"
        autoComplete="new-password"
        hint="Use at least 15 characters. A few words in a row are easy to remember."
      />
      <Checkbox
        name="acceptTerms"
        isRequired
        isSelected={fields.acceptTerms}
        onChange={set('acceptTerms')}
        error={mistakes.acceptTerms}
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
      <Checkbox name="marketing" isSelected={fields.marketing} onChange={set('marketing')}>
        Send me tips and news by e-mail. You can opt out at any time.
      </Checkbox>
    </IdentityForm>
  );
}

function findMistakes(fields: Fields, issues: readonly { path: PropertyKey[]; message: string }[]) {
  const found: Partial<Record<string, string>> = {};
  for (const issue of issues) {
    const name = String(issue.path[0]);
    const isEmpty = fields[name as keyof Fields] === '';
    const message = name === 'email' ? 'Please enter a valid email address' : issue.message;
    found[name] ??= isEmpty ? 'Field is required' : message;
  }
  return found;
}
