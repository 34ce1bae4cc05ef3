import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { UserDocument } from '#domain/document/model/user-document.ts';
import { KeptChanges, NotSaved } from '#web/parts/failure/not-saved.tsx';
import { MatchAlertSwitch } from '#web/parts/job/match-alert-switch.tsx';
import { SaveBar } from '#web/parts/profile/save-bar.tsx';
import { TabHeading } from '#web/parts/text/titled-section.tsx';
import { buttonTexts } from '#web/texts/buttons.ts';
import { searchOptionTexts as texts } from '#web/texts/profile/search-options.ts';
import { Stack, TwoColumns } from '#web/widgets/layout/page-layout.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import { MatchCount } from './match-count.tsx';
import styles from './search-options.module.css';
import { SearchOptionsFields } from './search-options-fields.tsx';
import { useSearchOptions } from './use-search-options.ts';

const shownMs = 2_000;

/** True for two seconds after the value changes to something defined. */
function useJust(value: unknown): boolean {
  const [seen, setSeen] = useState(value);
  useEffect(() => {
    const timer = setTimeout(setSeen, shownMs, value);
    return () => clearTimeout(timer);
  }, [value]);
  return value !== undefined && value !== seen;
}

/** The search-options tab of the profile, with its footer. */
export function SearchOptionsTab({ document }: { document: UserDocument }) {
  const form = useSearchOptions(document);
  const justSaved = useJust(form.savedVersion);
  const blocked = Object.keys(form.mistakes).length > 0;
  return (
    <>
      <TwoColumns aside={<MatchCount />}>
        <Stack gap="section">
          <TabHeading title={texts.title}>
            <output>
              {justSaved ? (
                <span className={styles.saved}>
                  <Icon of={Check} size="sm" />
                  {buttonTexts.saved}
                </span>
              ) : (
                form.savesItself && texts.autosaved
              )}
            </output>
          </TabHeading>
          <SearchOptionsFields form={form} salary="field" />
          <MatchAlertSwitch />
        </Stack>
      </TwoColumns>
      <SaveBar
        state={form.state}
        blocked={blocked}
        notice={
          form.failure ? (
            <NotSaved what={texts.yourOptions} failure={form.failure} />
          ) : (
            form.wasKept && <KeptChanges onDiscard={form.discard} />
          )
        }
        // Changes that are saved automatically can be lost only with a mistake or after a failure.
        isUnsaved={() =>
          form.state !== 'not-changed' && (!form.savesItself || blocked || form.failure !== null)
        }
        onSave={() => void form.submit()}
        onDiscard={form.discard}
      />
    </>
  );
}
