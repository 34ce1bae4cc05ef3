import { Radio, RadioGroup } from 'react-aria-components/RadioGroup';
import { updateReasonTexts as texts } from '#web/texts/profile/upload-resume.ts';
import { type UpdateReason, updateReasons } from './update-reasons.ts';
import styles from './upload-resume.module.css';

interface UpdateReasonChoiceProps {
  value: UpdateReason | null;
  onChange: (reason: UpdateReason) => void;
}

export function UpdateReasonChoice({ value, onChange }: UpdateReasonChoiceProps) {
  return (
    <RadioGroup
      aria-label={texts.title}
      className={styles.reasons}
      value={value}
      onChange={(reason) => onChange(reason as UpdateReason)}
    >
      {updateReasons.map(({ value: reason, title, description }) => (
        <Radio key={reason} value={reason} className={styles.reason}>
          <span className={styles.dot} />
          <span>
            <b>{title}</b>
            <span className={styles.reasonNote}>{description}</span>
          </span>
        </Radio>
      ))}
    </RadioGroup>
  );
}
