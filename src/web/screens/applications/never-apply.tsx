import { Ban } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { neverApplyTexts } from '#web/texts/applications/never-apply.ts';
import { Button } from '#web/widgets/buttons/button.tsx';

const NeverApplyDialog = lazy(async () => ({
  default: (await import('./never-apply-dialog.tsx')).NeverApplyDialog,
}));

/** Opens the list of companies that we never apply to for this person. */
export function NeverApply() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="ghost" size="md" icon={Ban} onPress={() => setOpen(true)}>
        {neverApplyTexts.title}
      </Button>
      <Suspense>{open && <NeverApplyDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
