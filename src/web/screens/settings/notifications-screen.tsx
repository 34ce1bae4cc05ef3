import { consentTexts } from '#domain/consent/consent.ts';
import { type ResultMailWish, resultMailWishes } from '#domain/preferences/result-mails.ts';
import { useConsent } from '#web/data/account/consent-calls.ts';
import { useResultMails } from '#web/data/applications/result-mails.ts';
import { Loaded } from '#web/parts/failure/loaded.tsx';
import { WatchedCompanies } from '#web/parts/job/watched-companies.tsx';
import { Heading } from '#web/parts/text/text.tsx';
import { notificationTexts as texts } from '#web/texts/account/notifications.ts';
import { settingsTexts } from '#web/texts/account/settings-frame.ts';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { RadioTiles } from '#web/widgets/fields/radio-tiles.tsx';
import { Switch } from '#web/widgets/fields/switch.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { AlertsSection } from './alerts-section.tsx';
import styles from './settings.module.css';
import { SettingsFrame } from './settings-frame.tsx';

/** `/settings/notifications`. */
export function NotificationsScreen() {
  return (
    <SettingsFrame title={settingsTexts.notifications} intro={texts.intro}>
      <ResultMails />
      <AlertsSection />
      <WatchedCompanies />
      <Marketing />
    </SettingsFrame>
  );
}

const wishes = resultMailWishes.map((value) => ({ value, text: texts.when[value] }));

function ResultMails() {
  const { wish, change } = useResultMails();
  return (
    <Card as="section">
      <Heading>{texts.applications}</Heading>
      <div className={styles.form}>
        <Loaded texts={texts} query={wish}>
          {(data) => (
            <RadioTiles
              label={texts.results}
              options={wishes}
              value={data}
              onChange={(value) => change.mutate(value as ResultMailWish)}
            />
          )}
        </Loaded>
        {change.error && <Banner tone="bad">{change.error.message}</Banner>}
      </div>
    </Card>
  );
}

function Marketing() {
  const { given, consents, give, withdraw } = useConsent('marketing');
  const problem = give.error ?? withdraw.error;
  return (
    <Card as="section">
      <Heading>{texts.tips}</Heading>
      <div className={styles.form}>
        <Loaded texts={texts} query={consents}>
          {() => (
            <Switch
              isSelected={given !== undefined}
              isDisabled={give.isPending || withdraw.isPending}
              onChange={(wanted) => (wanted ? give.mutate() : withdraw.mutate())}
            >
              {consentTexts.marketing.text}
            </Switch>
          )}
        </Loaded>
        {problem && <Banner tone="bad">{problem.message}</Banner>}
      </div>
    </Card>
  );
}
