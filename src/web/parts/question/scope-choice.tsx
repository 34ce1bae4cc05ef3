import { type ReuseScope, reuseScopes } from '#domain/application/reviewed-answer.ts';
import { reuseTexts as texts } from '#web/texts/applications/reuse.ts';
import { Segmented } from '#web/widgets/fields/segmented.tsx';

interface ScopeChoiceProps {
  widest: ReuseScope;
  scope: ReuseScope;
  onChange: (scope: ReuseScope) => void;
}

/** Where an answer is used again. A question about one employer doesn't offer the others. */
export function ScopeChoice({ widest, scope, onChange }: ScopeChoiceProps) {
  const options = reuseScopes
    .slice(reuseScopes.indexOf(widest))
    .map((value) => ({ value, text: texts.scopes[value] }));
  return (
    <Segmented
      label={texts.label}
      options={options}
      value={scope}
      onChange={(value) => onChange(value as ReuseScope)}
    />
  );
}
