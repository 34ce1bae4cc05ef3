import { placeKey } from '#domain/document/output/list-places.ts';
import { TextField, type TextFieldProps } from '#web/widgets/fields/text-field.tsx';
import { useReviewed } from './review-context.ts';

interface ReviewFieldProps extends Omit<TextFieldProps, 'hint' | 'needed' | 'onFocus' | 'error'> {
  at: [part: string, entry: number, field: string];
}

/** A value that can be put right where it stands; in focus it shows where it was read. */
export function ReviewField({ at, ...field }: ReviewFieldProps) {
  const reviewed = useReviewed(placeKey(...at));
  return <TextField {...field} {...reviewed} name={at.join('.')} maxLength={100} />;
}
