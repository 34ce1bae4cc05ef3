import { developerTexts as texts } from '#web/texts/account/webhooks.ts';
import { KeysSection } from './keys-section.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { WebhooksSection } from './webhooks-section.tsx';

/** `/settings/developers`: API keys and webhooks for a person's own programs. */
export function DevelopersScreen() {
  return (
    <SettingsFrame title={texts.title} intro={texts.intro}>
      <p>
        <a href="/api/docs">{texts.docs}</a>
      </p>
      <KeysSection />
      <WebhooksSection />
    </SettingsFrame>
  );
}
