import { lazy, Suspense, useContext, useState } from 'react';
import { selectTexts, widgetTexts } from '#web/texts/widgets.ts';
import { useHydrated } from '#web/widgets/marks/use-hydrated.ts';
import { NativeSelect } from './native-select.tsx';
import { NativeSelects, type SelectProps } from './select-look.ts';

const StyledSelect = lazy(async () => ({ default: (await import('./styled-select.tsx')).StyledSelect }));

export function Select({ onBlur, errorState, placeholder = selectTexts.select, ...select }: SelectProps) {
  const [left, setLeft] = useState(false);
  const showsOwn = errorState === undefined && left && select.required && select.value === null;
  const error = select.error ?? (showsOwn ? widgetTexts.fieldRequired : undefined);
  const look = {
    ...select,
    error,
    placeholder,
    isInvalid: errorState ?? error !== undefined,
    onTabAway: () => setLeft(true),
    onLeave: () => {
      setLeft(true);
      onBlur?.();
    },
  };
  const native = <NativeSelect {...look} />;
  const staysNative = useContext(NativeSelects);
  const hydrated = useHydrated();
  if (staysNative || !hydrated) return native;
  return (
    <Suspense fallback={native}>
      <StyledSelect {...look} />
    </Suspense>
  );
}
