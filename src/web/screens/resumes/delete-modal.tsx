import type { ComponentProps } from 'react';
import { ConfirmModal } from '#web/parts/failure/confirm-modal.tsx';
import { buttonTexts } from '#web/texts/buttons.ts';

interface DeleteModalProps {
  /** Open while there is one. */
  item: { id: string; name: string } | null;
  texts: { deleteTitle: string; deleteNote: (name: string) => string };
  call: ComponentProps<typeof ConfirmModal>['call'] & {
    mutate: (id: string, options: { onSuccess: () => void }) => void;
  };
  onClose: () => void;
}

export function DeleteModal({ item, texts, call, onClose }: DeleteModalProps) {
  return (
    <ConfirmModal
      open={item !== null}
      title={texts.deleteTitle}
      confirm={buttonTexts.delete}
      destructive
      call={call}
      onClose={onClose}
      onConfirm={() => item && call.mutate(item.id, { onSuccess: onClose })}
    >
      {item && texts.deleteNote(item.name)}
    </ConfirmModal>
  );
}
