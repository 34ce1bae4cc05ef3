import type { PrivacyState } from '#contract/identity/privacy.ts';
import { useCancelErasure, useRequestErasure } from '#web/data/account/account-calls.ts';
import { erasureTexts as texts } from '#web/texts/account/privacy-settings.ts';
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
        title={texts.due(day)}
        action={
          <Button size="md" loading={cancel.isPending} onPress={() => cancel.mutate()}>
            {texts.keep}
          </Button>
        }
      >
        {cancel.error?.message ?? texts.untilThen}
      </Banner>
    );
  }
  return (
    <SettingsForm
      title={texts.title}
      words={texts.words}
      submit={texts.title}
      destructive
      call={ask}
      onSend={({ password = '' }) => ask.mutateAsync({ password })}
    >
      {(errors) => <OwnPassword error={errors['password']} />}
    </SettingsForm>
  );
}
