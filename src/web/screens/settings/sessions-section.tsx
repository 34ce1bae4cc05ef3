import { useState } from 'react';
import type { OpenSession } from '#contract/identity/account.ts';
import { useEndOtherSessions, useEndSession, useSessions } from '#web/data/account/account-calls.ts';
import { Loaded } from '#web/parts/failure/loaded.tsx';
import { Heading } from '#web/parts/text/text.tsx';
import { sessionTexts as texts } from '#web/texts/account/settings-account.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';
import { describeDevice } from './describe-device.ts';
import { EndKeysChoice, useHasKeys } from './end-keys-choice.tsx';
import styles from './settings.module.css';
import { SettingsRow } from './settings-row.tsx';

export function SessionsSection() {
  const endAll = useEndOtherSessions();
  const hasKeys = useHasKeys();
  const [endKeys, setEndKeys] = useState(true);
  return (
    <Card as="section">
      <Heading>{texts.title}</Heading>
      <Loaded texts={texts} query={useSessions()}>
        {(data) => (
          <>
            <ul className={styles.rows}>
              {data.map((session) => (
                <SessionRow key={session.id} session={session} />
              ))}
            </ul>
            {endAll.error && <Banner tone="bad">{endAll.error.message}</Banner>}
            {hasKeys && <EndKeysChoice value={endKeys} onChange={setEndKeys} />}
            {(data.length > 1 || hasKeys) && (
              <Button
                variant="secondary"
                size="md"
                loading={endAll.isPending}
                onPress={() => endAll.mutate({ endKeys })}
              >
                {texts.logOutOthers}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}

function SessionRow({ session }: { session: OpenSession }) {
  const end = useEndSession();
  const device = describeDevice(session.userAgent);
  const since = new Date(session.openedAt).toLocaleDateString('en-US', { dateStyle: 'medium' });
  return (
    <SettingsRow name={device} note={texts.since(since, session.ipAddress)} problem={end.error}>
      {session.current ? (
        <Tag tone="info">{texts.thisDevice}</Tag>
      ) : (
        <Button
          variant="ghost"
          size="md"
          loading={end.isPending}
          aria-label={texts.logOutDevice(device, since)}
          onPress={() => end.mutate(session.id)}
        >
          {texts.logOut}
        </Button>
      )}
    </SettingsRow>
  );
}
