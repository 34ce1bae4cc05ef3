import { Check, CircleAlert } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { readContact } from '#domain/document/sections/contact.ts';
import { findContactMistakes } from '#domain/document/sections/entry-mistakes.ts';
import { minSkills, readSkills } from '#domain/document/sections/skills.ts';
import { justFinished, useProfileProgress, useReachState } from '#web/data/documents/profile-progress.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { focusFirstMistake } from '#web/parts/failure/focus-first-mistake.ts';
import { NotSaved } from '#web/parts/failure/not-saved.tsx';
import { Text } from '#web/parts/text/text.tsx';
import { onboardingTexts, finishTexts as texts } from '#web/texts/profile/onboarding.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import { Authorization } from './authorization.tsx';
import styles from './finish-in-page.module.css';
import { useAuthorization } from './use-authorization.ts';

interface FinishInPageProps {
  document: UserDocument;
  /** Saves the other forms of the page first: their text belongs to the finished profile. */
  saveForms: () => Promise<boolean>;
}

/** Finishes the profile on portals without onboarding; then the other tabs are enabled. */
export function FinishInPage(props: FinishInPageProps) {
  const { onboarding } = useRoutes();
  const progress = useProfileProgress();
  if (onboarding.length > 0 || !progress || progress.EAST === 'FINISH') return null;
  return <Unfinished {...props} />;
}

function Unfinished({ document, saveForms }: FinishInPageProps) {
  const { profile } = useRoutes();
  const navigate = useNavigate();
  const authorization = useAuthorization();
  const reach = useReachState();
  const [busy, setBusy] = useState(false);
  const hasContact = Object.keys(findContactMistakes(readContact(document))).length === 0;
  const hasSkills = readSkills(document).length >= minSkills;

  const finish = async () => {
    setBusy(true);
    try {
      const saved = [await saveForms(), hasContact, await authorization.confirm()];
      if (!saved.every(Boolean)) return focusFirstMistake();
      await reach.mutateAsync({ state: 'FINISH' });
      void navigate(`${profile}?tab=key-questions`, { state: justFinished });
    } catch {
      // `reach` holds the failure, and the banner below shows it.
    } finally {
      setBusy(false);
    }
  };

  return (
    <Card as="section" labelledBy="finish-profile">
      <Stack>
        <h2 id="finish-profile" className={styles.title}>
          {texts.title}
        </h2>
        <ul className={styles.list}>
          <Need met text={texts.hasResume} />
          <Need met={hasContact} text={hasContact ? texts.hasContact : texts.needsContact} />
          <Need
            met={hasSkills}
            text={hasSkills ? texts.hasSkills(minSkills) : texts.needsSkills(minSkills)}
          />
        </ul>
        <Authorization form={authorization} />
        {reach.error && <NotSaved what={onboardingTexts.yourProgress} failure={reach.error} />}
        <div>
          <Button loading={busy} isDisabled={!hasContact} onPress={() => void finish()}>
            {texts.finish}
          </Button>
        </div>
        {!hasContact && <Text tone="warning">{texts.contactFirst}</Text>}
      </Stack>
    </Card>
  );
}

function Need({ met, text }: { met: boolean; text: string }) {
  return (
    <li className={styles.need} data-met={met || undefined}>
      <Icon of={met ? Check : CircleAlert} size="sm" />
      <span>{text}</span>
    </li>
  );
}
