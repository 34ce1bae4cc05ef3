import { useState } from 'react';
import { Checkbox } from '#web/widgets/fields/checkbox.tsx';
import { CheckboxGroup } from '#web/widgets/fields/checkbox-group.tsx';
import { RadioTiles } from '#web/widgets/fields/radio-tiles.tsx';
import { Segmented } from '#web/widgets/fields/segmented.tsx';
import { Switch } from '#web/widgets/fields/switch.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { CheckboxDropdown } from '#web/widgets/selects/checkbox-dropdown.tsx';
import styles from './gallery.module.css';
import { Section } from './section.tsx';

const statement =
  'I confirm that the answers in this application are true and complete, that I have read how they will be used, and that I may be asked to prove them before I am hired.';

export function ChoiceSection() {
  const [answer, setAnswer] = useState<string | null>('Yes');
  const [days, setDays] = useState<string[]>(['Weekdays']);
  const [languages, setLanguages] = useState<string[]>([]);
  const [pay, setPay] = useState('annually');
  return (
    <Section title="Choices">
      <div className={styles.columns}>
        <Stack>
          <Checkbox defaultSelected>I currently work here</Checkbox>
          <Checkbox>Send me job news</Checkbox>
          <Checkbox error="Field is required">I agree to the terms</Checkbox>
          <Checkbox isDisabled>Not for this portal</Checkbox>
        </Stack>
        <Stack gap="form">
          <Checkbox maxLength={60}>{statement}</Checkbox>
          <CheckboxGroup
            label="When can you work?"
            options={['Weekdays', 'Weekends', 'Nights']}
            value={days}
            onChange={setDays}
          />
        </Stack>
        <Stack gap="form">
          <RadioTiles label="One of" options={['Yes', 'No']} value={answer} onChange={setAnswer} />
          <RadioTiles
            label="Still open"
            required
            error="Field is required"
            options={['Yes', 'No']}
            value={null}
            onChange={() => {}}
          />
          <Segmented
            label="Pay"
            options={[
              { value: 'annually', text: 'Annually' },
              { value: 'hourly', text: 'Hourly' },
            ]}
            value={pay}
            onChange={setPay}
          />
        </Stack>
        <Stack gap="form">
          <CheckboxDropdown
            label="Languages"
            options={['English', 'Spanish', 'Vietnamese', { value: 'fr', text: 'French' }]}
            value={languages}
            onChange={setLanguages}
          />
          <Stack>
            <Switch defaultSelected>Include Remote Jobs</Switch>
            <Switch>Weekly summary</Switch>
            <Switch isDisabled>Not for this portal</Switch>
          </Stack>
        </Stack>
      </div>
    </Section>
  );
}
