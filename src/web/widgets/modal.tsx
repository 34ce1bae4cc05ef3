import { lazy, Suspense, useState } from 'react';
import type { ModalProps } from './modal-dialog.tsx';
import { useHydrated } from './use-hydrated.ts';

const ModalDialog = lazy(async () => ({ default: (await import('./modal-dialog.tsx')).ModalDialog }));

/** What it needs is loaded when it is first opened. */
export function Modal(props: ModalProps) {
  const hydrated = useHydrated();
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return (
    hydrated &&
    wanted && (
      <Suspense>
        <ModalDialog {...props} />
      </Suspense>
    )
  );
}
