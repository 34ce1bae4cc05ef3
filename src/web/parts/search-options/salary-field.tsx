import { type SalaryType, salaryTypes } from '#domain/document/sections/basics.ts';
import { searchOptionTexts as texts } from '#web/texts/profile/search-options.ts';
import { CurrencyField } from '#web/widgets/fields/currency-field.tsx';
import { Segmented } from '#web/widgets/fields/segmented.tsx';
import { VisuallyHidden } from '#web/widgets/marks/visually-hidden.tsx';
import { InfoTip } from '#web/widgets/overlays/tooltip.tsx';
import styles from './search-options.module.css';
import type { SearchOptionsForm } from './use-search-options.ts';

const longest = 50;

/** The minimum salary as a text field. */
export function SalaryField({ form }: { form: SearchOptionsForm }) {
  return (
    <div className={styles.salary}>
      <CurrencyField
        label={texts.salary}
        value={form.options.salary}
        maxLength={longest}
        hint={form.options.salary === '' ? form.salaryHint : undefined}
        onChange={form.setSalary}
        onBlur={form.leaveField}
        onKeyDown={(event) => {
          if (event.key === 'Enter') void form.submit();
        }}
        suffix={<InfoTip label={texts.aboutSalary}>{texts.salaryNote}</InfoTip>}
      />
      <SalaryTypeSwitch form={form} />
    </div>
  );
}

export function SalaryTypeSwitch({ form }: { form: SearchOptionsForm }) {
  return (
    <Segmented
      label={<VisuallyHidden>{texts.payPeriod}</VisuallyHidden>}
      options={salaryTypes}
      value={form.options.salaryType}
      onChange={(value) => form.setSalaryType(value as SalaryType)}
    />
  );
}
