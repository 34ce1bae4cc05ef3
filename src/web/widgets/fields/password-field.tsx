import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '#web/widgets/buttons/icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password the person can look at while typing it. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'suffix'>) {
  const [visible, setVisible] = useState(false);
  return (
    <TextField
      {...props}
      type={visible ? 'text' : 'password'}
      suffix={
        <IconButton
          icon={visible ? EyeOff : Eye}
          label={visible ? 'Hide password' : 'Show password'}
          size="sm"
          onPress={() => setVisible(!visible)}
        />
      }
    />
  );
}
