import { useState } from 'react';
import type { Setup } from '#contract/operations/operations-setup.ts';
import { changeSplit } from '#contract/operations/routes.ts';
import { useConsoleAct } from '#web/data/operations/operations-calls.ts';
import { Text } from '#web/parts/text/text.tsx';
import { ActButton } from '#web/screens/operations/parts/act-button.tsx';
import styles from '#web/screens/operations/parts/operations.module.css';
import { experimentTexts as texts } from '#web/texts/console/setup-console.ts';
import { TextField } from '#web/widgets/fields/text-field.tsx';

export type ShownExperiment = Setup['experiments'][number];

export function percent(share: number): string {
  return new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 1 }).format(share);
}

/** Changes the shares. Shows the resulting percentages, and asks for a reason before it saves. */
export function SplitForm({ experiment: { key, variants } }: { experiment: ShownExperiment }) {
  const change = useConsoleAct(changeSplit);
  const [typed, setTyped] = useState(variants.map(({ share }) => String(share)));
  const shares = typed.map((text) => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN));
  const [first = 0, second = 0, third = 0] = shares;
  const all = first + second + third;
  const isGood = shares.every((share) => share >= 0 && share <= 100) && all > 0;
  const preview = variants
    .map(({ name }, place) => `${name} ${percent((shares[place] ?? 0) / all)}`)
    .join(', ');
  const isSame = variants.every(({ share }, place) => share === shares[place]);
  return (
    <div className={styles.filters}>
      {variants.map(({ name }, place) => (
        <TextField
          key={name}
          label={texts.shareOf(name)}
          inputMode="numeric"
          value={typed[place] ?? ''}
          onChange={(value) => setTyped(typed.with(place, value))}
        />
      ))}
      <ActButton
        label={texts.split}
        title={texts.splitTitle(key)}
        effect={texts.splitEffect(preview)}
        done={texts.splitDone(key)}
        disabled={!isGood || isSame}
        act={(reason) => change.mutateAsync({ body: { key, allocation: [first, second, third], reason } })}
      />
      <Text>{isGood ? preview : texts.badShares}</Text>
    </div>
  );
}
