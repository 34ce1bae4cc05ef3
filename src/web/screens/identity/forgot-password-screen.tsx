import { Link } from 'react-aria-components/Link';
import { useSearchParams } from 'react-router';
import { useSentForm } from '#web/data/applications/sent-form.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { forgotPasswordTexts as texts } from '#web/texts/account/password.ts';
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
      title={texts.title}
      intro={texts.intro}
      footer={<Link href={routes.login}>{texts.back}</Link>}
    >
      {search.has('sent') ? (
        <Banner tone="ok" title={texts.sentTitle}>
          {texts.sent}
        </Banner>
      ) : (
        <IdentityForm submit={texts.submit}>
          <TextField
            label={texts.email}
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
