import { useState } from 'react';
import { Button } from '#web/widgets/button.tsx';
import { Checkbox } from '#web/widgets/checkbox.tsx';
import { Modal } from '#web/widgets/modal.tsx';
import { ApplyPopups } from './apply-popups.tsx';
import { dontAskAgain } from './one-click-memory.ts';
import type { useOneClick } from './use-one-click.ts';

export function OneClickPopups({ flow }: { flow: ReturnType<typeof useOneClick> }) {
  const [remember, setRemember] = useState(false);
  return (
    <>
      <Modal
        open={flow.asking !== null}
        onClose={flow.cancel}
        title="Ready to apply?"
        actions={
          <>
            <Button variant="secondary" onPress={flow.cancel}>
              Cancel
            </Button>
            <Button
              onPress={() => {
                if (remember) dontAskAgain();
                flow.confirm();
              }}
            >
              Apply
            </Button>
          </>
        }
      >
        <p>We'll send your application to {flow.asking?.company} right away.</p>
        <Checkbox isSelected={remember} onChange={setRemember}>
          Don't show this window again.
        </Checkbox>
      </Modal>
      <ApplyPopups flow={flow} />
    </>
  );
}
