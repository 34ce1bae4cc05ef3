import { KeysSection } from './keys-section.tsx';
import { SettingsFrame } from './settings-frame.tsx';
import { WebhooksSection } from './webhooks-section.tsx';

/** `/settings/developers`: how a person's own programs reach their data, and are reached. */
export function DevelopersScreen() {
  return (
    <SettingsFrame
      title="API keys and webhooks"
      intro="For scripts and tools of your own. You don't need any of this to apply for jobs."
    >
      <p>
        <a href="/api/docs">Read how to use them</a>
      </p>
      <KeysSection />
      <WebhooksSection />
    </SettingsFrame>
  );
}
