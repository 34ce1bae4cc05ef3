import { Ban } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Button } from '#web/widgets/buttons/button.tsx';

const NeverApplyDialog = lazy(async () => ({
  default: (await import('./never-apply-dialog.tsx')).NeverApplyDialog,
}));

/** The companies the person never applies to; the list loads when it is opened. */
export function NeverApply() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="md" icon={Ban} onPress={() => setOpen(true)}>
        Never apply to
      </Button>
      <Suspense>{open && <NeverApplyDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
