import { Link2 } from 'lucide-react';
import { useState } from 'react';
import { useAddJob } from '#web/data/applications/expert-apply-calls.ts';
import { Text } from '#web/parts/text/text.tsx';
import { Button } from '#web/widgets/buttons/button.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Modal } from '#web/widgets/overlays/modal.tsx';
import { showToast } from '#web/widgets/overlays/toast.tsx';

/** A job found elsewhere, brought along by its link. */
export function AddJob({ onAdded }: { onAdded: (jobId: string) => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="md" icon={Link2} onPress={() => setOpen(true)}>
        Add a job by its link
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
        showToast({ message: `Added: ${job.title} at ${job.company.name}` });
      },
    });
  return (
    <Modal
      open
      onClose={onClose}
      size="md"
      title="Add a job by its link"
      busy={add.isPending}
      actions={
        <>
          <Button variant="secondary" isDisabled={add.isPending} onPress={onClose}>
            Cancel
          </Button>
          <Button loading={add.isPending} isDisabled={url.trim() === ''} onPress={send}>
            Add job
          </Button>
        </>
      }
    >
      <TextField
        label="Link to the job"
        type="url"
        placeholder="https://"
        value={url}
        onChange={setUrl}
        onKeyDown={(event) => event.key === 'Enter' && url.trim() !== '' && send()}
        error={add.error && !add.isPending ? add.error.message : undefined}
        hint="The page of one job on the employer's own site or its job board."
      />
      {add.isPending && (
        <Text look="fine">Reading the job's page. This can take half a minute on slow sites.</Text>
      )}
    </Modal>
  );
}
