import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useSentForm } from '#web/data/applications/sent-form.ts';
import { useUser } from '#web/data/profile/session.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { requestFormTexts as texts } from '#web/texts/public/contact.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { LinkButton } from '#web/widgets/buttons/link-button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { TextArea } from '#web/widgets/fields/text-area.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { Trans } from '#web/widgets/layout/trans.tsx';
import { NativeSelect } from './native-select.tsx';
import { PublicHero, PublicPage } from './public-page.tsx';
import styles from './request-form.module.css';

interface RequestFormProps {
  title: string;
  lead: string;
  choice: { label: string; name: string; options: Record<string, string> };
  message: { label: string; required?: boolean };
  submit: string;
  /** What happens next, shown after sending. */
  thanks: { title: string; text: string };
  aside: ReactNode;
}

/** A plain form that the browser posts; the server responds with the confirmation or with the errors. */
export function RequestForm({ title, lead, choice, message, submit, thanks, aside }: RequestFormProps) {
  const { pathname, search } = useLocation();
  const reference = /^[0-9A-Z]{4}-[0-9A-Z]{4}$/.exec(new URLSearchParams(search).get('sent') ?? '')?.[0];
  const { values, errors } = useSentForm();
  const email = useUser()?.email;
  return (
    <>
      <PublicHero title={title} lead={lead} />
      <PublicPage>
        <div className={styles.columns}>
          {reference ? (
            <Confirmation thanks={thanks} reference={reference} />
          ) : (
            <Card>
              <form method="post" action={pathname} noValidate>
                <Stack gap="form">
                  {errors._ && <Banner tone="bad">{errors._}</Banner>}
                  <NativeSelect {...choice} defaultValue={values[choice.name]} error={errors[choice.name]} />
                  <TextField
                    label={texts.email}
                    name="email"
                    type="email"
                    autoComplete="email"
                    required
                    defaultValue={values.email ?? email ?? ''}
                    error={errors.email}
                    hint={texts.emailHint}
                  />
                  <TextArea
                    label={message.label}
                    name="message"
                    required={message.required}
                    maxLength={5000}
                    defaultValue={values.message ?? ''}
                    error={errors.message}
                  />
                  <div>
                    <Button type="submit" size="lg">
                      {submit}
                    </Button>
                  </div>
                </Stack>
              </form>
            </Card>
          )}
          <aside className={styles.aside}>{aside}</aside>
        </div>
      </PublicPage>
    </>
  );
}

function Confirmation({ thanks, reference }: { thanks: RequestFormProps['thanks']; reference: string }) {
  const routes = useRoutes();
  return (
    <Card tone="ok">
      <h2>{thanks.title}</h2>
      <p className={styles.reference}>
        <Trans text={texts.reference(reference)} parts={{ code: (words) => <code>{words}</code> }} />
      </p>
      <p className={styles.next}>{thanks.text}</p>
      <LinkButton variant="secondary" href={routes.publicHome}>
        {texts.goHome}
      </LinkButton>
    </Card>
  );
}
