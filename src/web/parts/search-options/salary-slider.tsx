import { salaryBounds } from '#domain/preferences/salary.ts';
import { Text } from '#web/parts/text/text.tsx';
import { searchOptionTexts as texts } from '#web/texts/profile/search-options.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { currencyText } from '#web/widgets/fields/currency-text.ts';
import { Slider } from '#web/widgets/fields/slider.tsx';
import { Row, Stack } from '#web/widgets/layout/page-layout.tsx';
import { SalaryTypeSwitch } from './salary-field.tsx';
import styles from './search-options.module.css';
import type { SearchOptionsForm } from './use-search-options.ts';

/** The minimum salary as a slider. Its starting position doesn't count until the person moves it. */
export function SalarySlider({ form }: { form: SearchOptionsForm }) {
  const { salary, salaryType } = form.options;
  const { min, max, step, default: start } = salaryBounds[salaryType];
  const withPeriod = salaryType === 'Hourly' ? texts.hourly : texts.yearly;
  return (
    <div className={styles.slider}>
      <Stack gap="form">
        <Slider
          label={texts.salary}
          min={min}
          max={max}
          step={step}
          value={salary === '' ? start : Number(salary)}
          output={salary === '' ? texts.notSet : withPeriod(currencyText(salary))}
          format={{ style: 'currency', currency: 'USD', maximumFractionDigits: 0 }}
          onChange={(value) => form.setSalary(String(value))}
          onChangeEnd={form.leaveField}
        />
        <Row spread>
          <SalaryTypeSwitch form={form} />
          {salary === '' ? (
            <Text>{texts.moveSlider}</Text>
          ) : (
            <Button
              variant="link"
              size="sm"
              onPress={() => {
                form.setSalary('');
                form.leaveField();
              }}
            >
              {texts.noMinimum}
            </Button>
          )}
        </Row>
        {salary === '' && <Text>{form.salaryHint}</Text>}
        <Text>{texts.salaryNote}</Text>
      </Stack>
    </div>
  );
}
