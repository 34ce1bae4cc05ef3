import type { PrivacyState } from '#contract/identity/privacy.ts';
import { useCancelErasure, useRequestErasure } from '#web/data/account/account-calls.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { OwnPassword, SettingsForm } from './settings-form.tsx';

export function ErasureSection({ privacy }: { privacy: PrivacyState }) {
  const ask = useRequestErasure();
  const cancel = useCancelErasure();
  const { erasureDueAt } = privacy;
  if (erasureDueAt) {
    const day = new Date(erasureDueAt).toLocaleDateString('en-US', { dateStyle: 'long' });
    return (
      <Banner
        tone="warn"
        title={`Your account will be deleted on ${day}`}
        action={
          <Button size="md" loading={cancel.isPending} onPress={() => cancel.mutate()}>
            Keep my account
          </Button>
        }
      >
        {cancel.error?.message ?? 'Until then everything works as before, and you can think again.'}
      </Banner>
    );
  }
  return (
    <SettingsForm
      title="Delete my account"
      words="Your account, resumes, answers and applications are deleted after 7 days. Payment records that the law asks for stay, without your name."
      submit="Delete my account"
      destructive
      call={ask}
      onSend={({ password = '' }) => ask.mutateAsync({ password })}
    >
      {(errors) => <OwnPassword error={errors['password']} />}
    </SettingsForm>
  );
}
