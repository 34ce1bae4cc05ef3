import { formatLocation, type StoredLocation } from '#domain/document/sections/basics.ts';
import { suggestedJobTitles } from '#domain/occupation/suggested-job-titles.ts';
import { hasFeature } from '#domain/portal/portal.ts';
import { maxJobTitles, maxLocations, type SearchChoice } from '#domain/preferences/search-options.ts';
import { findJobTitles, findLocations } from '#web/data/jobs/suggestion-calls.ts';
import { useUser } from '#web/data/profile/session.ts';
import { usePortal } from '#web/data/request/portal.ts';
import { Text } from '#web/parts/text/text.tsx';
import { searchOptionTexts as texts } from '#web/texts/profile/search-options.ts';
import { Switch } from '#web/widgets/fields/switch.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Row, Stack } from '#web/widgets/layout/page-layout.tsx';
import { MultiSelectPills } from '#web/widgets/selects/multi-select-pills.tsx';
import { maximumMessage, type PillItem, toPill } from '#web/widgets/selects/pill-rules.ts';
import { SalaryField } from './salary-field.tsx';
import { SalarySlider } from './salary-slider.tsx';
import styles from './search-options.module.css';
import type { SearchOptionsForm } from './use-search-options.ts';

const titleOptions = suggestedJobTitles.map(toPill);

interface SearchOptionsFieldsProps {
  form: SearchOptionsForm;
  /** The text field of the profile, or the slider of onboarding. */
  salary: 'field' | 'slider';
}

/** What to look for: job titles, locations, remote work, and pay. */
export function SearchOptionsFields({ form, salary }: SearchOptionsFieldsProps) {
  const portal = usePortal();
  const asker = { userId: useUser()?.userId ?? '', portalCD: portal.code };
  const variant = hasFeature(portal, 'OldMultiSelectPills') ? 'old' : 'new';
  const { options, mistakes } = form;
  const shared = { variant, required: true, onConfirm: () => void form.save() } as const;
  const [titles, locations] = [options.jobTitles, options.locations].map((choices) => choices.map(toItem));
  return (
    <Stack gap="form">
      <MultiSelectPills
        {...shared}
        label={texts.jobTitle}
        prompt={texts.otherTitles}
        hint={texts.upTo(maxJobTitles)}
        error={mistakes.jobTitles}
        items={titles ?? []}
        options={titleOptions}
        search={async (text) => (await findJobTitles(text, asker)).map(toPill)}
        max={maxJobTitles}
        maxMessage={maximumMessage(maxJobTitles, 'jobs')}
        allowsCustom
        onChange={(items) => form.setTitles(items.map(toChoice))}
      />
      <MultiSelectPills
        {...shared}
        label={texts.location}
        prompt={texts.otherLocations}
        hint={texts.upTo(maxLocations)}
        error={mistakes.locations}
        items={locations ?? []}
        search={async (text) => (await findLocations(text)).map(toPlace)}
        max={maxLocations}
        maxMessage={maximumMessage(maxLocations, 'locations')}
        onType={() => form.setUnknownLocation('')}
        onNotFound={form.setUnknownLocation}
        onChange={(items) => form.setLocations(items.map(toChoice))}
      />
      <Card>
        <div className={styles.remote}>
          <Switch isSelected={options.includeRemoteJobs} onChange={form.setRemote}>
            {texts.includeRemote}
          </Switch>
          <Text>{texts.remoteNote}</Text>
        </div>
      </Card>
      <Row>{salary === 'field' ? <SalaryField form={form} /> : <SalarySlider form={form} />}</Row>
    </Stack>
  );
}

function toPlace(place: StoredLocation): PillItem {
  return { ...toPill(place.name), value: formatLocation(place) };
}

function toItem(choice: SearchChoice): PillItem {
  return { ...choice, level: 0, subOptions: [] };
}

function toChoice({ value, label, isAdded }: PillItem): SearchChoice {
  return { value, label, isAdded };
}
