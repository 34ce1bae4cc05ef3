import { type SalaryType, salaryTypes } from '#domain/document/sections/basics.ts';
import { Segmented } from '#web/widgets/fields/segmented.tsx';
import { VisuallyHidden } from '#web/widgets/marks/visually-hidden.tsx';
import type { SearchOptionsForm } from './use-search-options.ts';

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
