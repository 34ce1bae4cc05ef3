import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { safeTarget } from '#domain/portal/target.ts';
import { useLogIn } from '#web/data/identity-calls.ts';
import { useRoutes } from '#web/data/portal.ts';
import { PasswordField } from '#web/widgets/password-field.tsx';
import { TextField } from '#web/widgets/text-field.tsx';
import { IdentityForm } from './identity-form.tsx';

const required = 'Field is required';

export function LoginScreen() {
  const routes = useRoutes();
  const [search] = useSearchParams();
  const logIn = useLogIn();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [checked, setChecked] = useState(false);

  const submit = () => {
    setChecked(true);
    if (!email || !password) {
      focusField(email ? 'password' : 'email');
      return;
    }
    const target = safeTarget(search.get('target'), routes.home);
    // A whole new page, so that it is drawn for the person from the start.
    logIn.mutate({ email, password }, { onSuccess: () => window.location.assign(target) });
  };
  const target = search.get('target');
  return (
    <IdentityForm
      title="Log in"
      intro="Follow your applications and see what became of them."
      submit="Log in"
      busy={logIn.isPending || logIn.isSuccess}
      problem={logIn.error?.message}
      onSubmit={submit}
      footer={
        <>
          No account yet?{' '}
          <Link to={target ? `${routes.signup}?target=${encodeURIComponent(target)}` : routes.signup}>
            Sign up
          </Link>
        </>
      }
    >
      <TextField
        label="E-mail"
        name="email"
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={setEmail}
        error={checked && !email ? required : undefined}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
        error={checked && !password ? required : undefined}
      />
    </IdentityForm>
  );
}

function focusField(name: string): void {
  document.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.focus();
}
