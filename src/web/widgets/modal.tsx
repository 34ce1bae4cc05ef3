import { lazy, Suspense, useState } from 'react';
import type { ModalProps } from './modal-dialog.tsx';

const ModalDialog = lazy(async () => ({ default: (await import('./modal-dialog.tsx')).ModalDialog }));

/** What it needs is loaded when it is first opened. */
export function Modal(props: ModalProps) {
  const [wanted, setWanted] = useState(props.open);
  if (props.open && !wanted) setWanted(true);
  return (
    wanted && (
      <Suspense>
        <ModalDialog {...props} />
      </Suspense>
    )
  );
}
