import { salaryBounds } from '#domain/preferences/salary.ts';
import { Text } from '#web/parts/text/text.tsx';
import { Button } from '#web/widgets/buttons/button.tsx';
import { currencyText } from '#web/widgets/fields/currency-text.ts';
import { Slider } from '#web/widgets/fields/slider.tsx';
import { Row, Stack } from '#web/widgets/layout/page-layout.tsx';
import { SalaryTypeSwitch } from './salary-field.tsx';
import styles from './search-options.module.css';
import type { SearchOptionsForm } from './use-search-options.ts';

/** The least the person wants to earn, on a slider. Where it starts is no wish: nothing counts until it is moved. */
export function SalarySlider({ form }: { form: SearchOptionsForm }) {
  const { salary, salaryType } = form.options;
  const { min, max, step, default: start } = salaryBounds[salaryType];
  const period = salaryType === 'Hourly' ? 'an hour' : 'a year';
  return (
    <div className={styles.slider}>
      <Stack gap="form">
        <Slider
          label="Minimum desired salary"
          min={min}
          max={max}
          step={step}
          value={salary === '' ? start : Number(salary)}
          output={salary === '' ? 'Not set' : `${currencyText(salary)} ${period}`}
          format={{ style: 'currency', currency: 'USD', maximumFractionDigits: 0 }}
          onChange={(value) => form.setSalary(String(value))}
          onChangeEnd={form.leaveField}
        />
        <Row spread>
          <SalaryTypeSwitch form={form} />
          {salary === '' ? (
            <Text>Move the slider to set a minimum.</Text>
          ) : (
            <Button
              variant="link"
              size="sm"
              onPress={() => {
                form.setSalary('');
                form.leaveField();
              }}
            >
              No minimum
            </Button>
          )}
        </Row>
        {salary === '' && <Text>{form.salaryHint}</Text>}
        <Text>
          We'll use this information to help apply on your behalf. Don't worry, it won't limit your results.
        </Text>
      </Stack>
    </div>
  );
}
