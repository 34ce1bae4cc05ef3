import { lazy, Suspense, useState } from 'react';
import { useHydrated } from '#web/widgets/marks/use-hydrated.ts';
import type { ModalProps } from './modal-dialog.tsx';

const ModalDialog = lazy(async () => ({ default: (await import('./modal-dialog.tsx')).ModalDialog }));

/** Its code is loaded when it first opens. */
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
