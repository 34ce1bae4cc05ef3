import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, ButtonContext } from 'react-aria-components/Button';
import { useSlottedContext } from 'react-aria-components/slots';
import controlStyles from '#web/widgets/fields/control.module.css';
import { Icon } from '#web/widgets/marks/icon.tsx';

/** The button of a styled select, named by its label, then its value: "Years of experience, 3 to 5". */
export function SelectTrigger({ children }: { children: ReactNode }) {
  // React Aria puts the value first, so that the name of every empty select would start with "Select".
  const [value, ...label] = useSlottedContext(ButtonContext)?.['aria-labelledby']?.split(' ') ?? [];
  return (
    <Button className={controlStyles.box} aria-labelledby={[...label, value].join(' ')}>
      {children}
      <Icon of={ChevronDown} />
    </Button>
  );
}
