import { type SalaryType, salaryTypes } from '#domain/document/sections/basics.ts';
import { CurrencyField } from '#web/widgets/fields/currency-field.tsx';
import { Segmented } from '#web/widgets/fields/segmented.tsx';
import { VisuallyHidden } from '#web/widgets/marks/visually-hidden.tsx';
import { InfoTip } from '#web/widgets/overlays/tooltip.tsx';
import styles from './search-options.module.css';
import type { SearchOptionsForm } from './use-search-options.ts';

const longest = 50;

/** The least the person wants to earn, typed. */
export function SalaryField({ form }: { form: SearchOptionsForm }) {
  return (
    <div className={styles.salary}>
      <CurrencyField
        label="Minimum desired salary"
        value={form.options.salary}
        maxLength={longest}
        hint={form.options.salary === '' ? form.salaryHint : undefined}
        onChange={form.setSalary}
        onBlur={form.leaveField}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void form.submit();
        }}
        suffix={
          <InfoTip label="About the salary">
            We'll use this information to help apply on your behalf. Don't worry, it won't limit your results.
          </InfoTip>
        }
      />
      <SalaryTypeSwitch form={form} />
    </div>
  );
}

export function SalaryTypeSwitch({ form }: { form: SearchOptionsForm }) {
  return (
    <Segmented
      label={<VisuallyHidden>Pay period</VisuallyHidden>}
      options={salaryTypes}
      value={form.options.salaryType}
      onChange={(value) => form.setSalaryType(value as SalaryType)}
    />
  );
}
