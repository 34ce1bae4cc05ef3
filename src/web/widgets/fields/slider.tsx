import { Label } from 'react-aria-components/Label';
import {
  Slider as AriaSlider,
  SliderFill,
  SliderOutput,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider';
import fieldStyles from './field-parts.module.css';
import styles from './slider.module.css';

interface SliderProps {
  label: string;
  min: number;
  max: number;
  step: number;
  value: number;
  onChange: (value: number) => void;
  /** The thumb was released: the moment to save. */
  onChangeEnd?: (value: number) => void;
  format?: Intl.NumberFormatOptions;
  /** Shown instead of the number. */
  output?: string;
  isDisabled?: boolean;
}

export function Slider({
  label,
  min,
  max,
  step,
  value,
  onChange,
  onChangeEnd,
  format,
  output,
  isDisabled,
}: SliderProps) {
  return (
    <AriaSlider
      className={styles.slider}
      minValue={min}
      maxValue={max}
      step={step}
      value={value}
      onChange={onChange}
      onChangeEnd={onChangeEnd}
      formatOptions={format}
      isDisabled={isDisabled}
    >
      <div className={fieldStyles.head}>
        <Label className={fieldStyles.label}>{label}</Label>
        <SliderOutput className={styles.output}>{output}</SliderOutput>
      </div>
      <SliderTrack className={styles.track}>
        <SliderFill className={styles.fill} />
        <SliderThumb className={styles.thumb} />
      </SliderTrack>
    </AriaSlider>
  );
}
