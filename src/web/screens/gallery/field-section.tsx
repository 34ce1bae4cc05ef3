import { Search } from 'lucide-react';
import { useState } from 'react';
import { DateField } from '#web/widgets/dates/date-field.tsx';
import { DatePicker } from '#web/widgets/dates/date-picker.tsx';
import { CurrencyField } from '#web/widgets/fields/currency-field.tsx';
import { PasswordField } from '#web/widgets/fields/password-field.tsx';
import { Slider } from '#web/widgets/fields/slider.tsx';
import { TextArea } from '#web/widgets/fields/text-area.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import { Select } from '#web/widgets/selects/select.tsx';
import styles from './gallery.module.css';
import { Section } from './section.tsx';

const states = ['Texas', 'Ohio', 'Oregon', 'Utah', 'Vermont', 'Virginia', 'Washington', 'Wisconsin'];

export function FieldSection() {
  const [state, setState] = useState<string | null>('Texas');
  const [country, setCountry] = useState<string | null>(null);
  const [salary, setSalary] = useState('82000');
  const [pay, setPay] = useState(35_000);
  const [words, setWords] = useState('I like numbers that change what happens on Monday morning.');
  return (
    <Section title="Fields">
      <div className={styles.columns}>
        <Stack gap="form">
          <TextField label="Job title" required placeholder="Start typing in..." />
          <TextField label="Company" defaultValue="Brightwater Supply Co." saved />
          <TextField label="ZIP" required defaultValue="7870" error="Enter valid postal code" />
          <TextField
            label="Keywords"
            placeholder="Search"
            prefix={<Icon of={Search} />}
            hint="Title, skill, or company"
          />
        </Stack>
        <Stack gap="form">
          <TextField label="Portal" defaultValue="Main portal" isDisabled />
          <TextField label="Address" defaultValue="https://example.com/jobs" isReadOnly />
          <TextField label="Notice period" needed hint="Needs your answer" />
          <PasswordField label="Password" defaultValue="correct horse" />
          <DateField label="Graduated" defaultValue="05/20/2019" onChange={() => {}} />
        </Stack>
        <Stack gap="form">
          <Select label="State" options={states} value={state} onChange={setState} />
          <Select
            label="Country"
            required
            options={[
              { value: 'US', text: 'United States' },
              { value: 'CA', text: 'Canada' },
            ]}
            value={country}
            onChange={setCountry}
          />
          <Select label="Region" options={states} value="Ohio" onChange={() => {}} isDisabled />
          <CurrencyField label="Minimum desired salary" value={salary} onChange={setSalary} />
          <Slider
            label="Annual pay"
            min={0}
            max={250_000}
            step={1_000}
            value={pay}
            onChange={setPay}
            format={{ style: 'currency', currency: 'USD', maximumFractionDigits: 0 }}
          />
        </Stack>
        <Stack gap="form">
          <TextArea label="Short introduction" required maxLength={1_000} value={words} onChange={setWords} />
          <DatePickers />
        </Stack>
      </div>
    </Section>
  );
}

function DatePickers() {
  const [start, setStart] = useState('');
  const [born, setBorn] = useState('');
  const [any, setAny] = useState('13/45/2026');
  return (
    <>
      <DatePicker label="Preferred start date" allowed="future" value={start} onChange={setStart} />
      <DatePicker label="Last day of work" allowed="past" value={born} onChange={setBorn} />
      <DatePicker label="Any date" value={any} onChange={setAny} error="Field is required" required />
    </>
  );
}
