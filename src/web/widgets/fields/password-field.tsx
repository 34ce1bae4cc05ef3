import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { widgetTexts } from '#web/texts/widgets.ts';
import { IconButton } from '#web/widgets/buttons/icon-button.tsx';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A password field with a button to show what was typed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'suffix'>) {
  const [visible, setVisible] = useState(false);
  return (
    <TextField
      {...props}
      type={visible ? 'text' : 'password'}
      suffix={
        <IconButton
          icon={visible ? EyeOff : Eye}
          label={visible ? widgetTexts.hidePassword : widgetTexts.showPassword}
          size="sm"
          onPress={() => setVisible(!visible)}
        />
      }
    />
  );
}
