import { Label } from 'react-aria-components/Label';
import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { surveyTexts } from '#web/texts/shell/dialogs.ts';
import styles from './score-scale.module.css';

const scores = Array.from({ length: 11 }, (_unused, score) => score);

export function ScoreScale({
  value,
  onChange,
}: {
  value: number | undefined;
  onChange: (score: number) => void;
}) {
  return (
    <RadioGroup
      className={styles.scale}
      orientation="horizontal"
      value={value === undefined ? null : String(value)}
      onChange={(next) => onChange(Number(next))}
    >
      <Label className={styles.label}>{surveyTexts.scale}</Label>
      <div className={styles.scores}>
        {scores.map((score) => (
          <Radio key={score} value={String(score)} className={styles.score}>
            {score}
          </Radio>
        ))}
      </div>
    </RadioGroup>
  );
}
