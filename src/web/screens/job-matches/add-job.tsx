import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useAddJob } from '#web/data/applications/expert-apply-calls.ts';
import { Text } from '#web/parts/text/text.tsx';
import { buttonTexts } from '#web/texts/buttons.ts';
import { addJobTexts as texts } from '#web/texts/jobs/job-detail.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Modal } from '#web/widgets/overlays/modal.tsx';
import { showToast } from '#web/widgets/overlays/toast.tsx';

/** Adds a job found elsewhere by its link. */
export function AddJob({ onAdded }: { onAdded: (jobId: string) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="md" icon={Link2} onPress={() => setOpen(true)}>
        {texts.title}
      </Button>
      {open && <AddJobModal onClose={() => setOpen(false)} onAdded={onAdded} />}
    </>
  );
}

function AddJobModal({ onClose, onAdded }: { onClose: () => void; onAdded: (jobId: string) => void }) {
  const add = useAddJob();
  const [url, setUrl] = useState('');
  const send = () =>
    add.mutate(url.trim(), {
      onSuccess: (job) => {
        onClose();
        onAdded(job.id);
        showToast({ message: texts.added(job.title, job.company.name) });
      },
    });
  return (
    <Modal
      open
      onClose={onClose}
      size="md"
      title={texts.title}
      busy={add.isPending}
      dismiss={buttonTexts.cancel}
      actions={
        <Button loading={add.isPending} isDisabled={url.trim() === ''} onPress={send}>
          {texts.add}
        </Button>
      }
    >
      <TextField
        label={texts.link}
        type="url"
        placeholder={texts.placeholder}
        value={url}
        onChange={setUrl}
        onKeyDown={(event) => event.key === 'Enter' && url.trim() !== '' && send()}
        error={add.error && !add.isPending ? add.error.message : undefined}
        hint={texts.hint}
      />
      {add.isPending && <Text look="fine">{texts.reading}</Text>}
    </Modal>
  );
}
