import { type SubmitEvent, useState } from 'react';
import { grantCredits, withdrawCredits } from '#contract/operations/routes.ts';
import { useConsoleAct } from '#web/data/operations/operations-calls.ts';
import { Text } from '#web/parts/text/text.tsx';
import styles from '#web/screens/operations/parts/operations.module.css';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Segmented } from '#web/widgets/fields/segmented.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Stack } from '#web/widgets/layout/page-layout.tsx';
import { showToast } from '#web/widgets/overlays/toast.tsx';

const ways = [
  { value: 'grant', text: 'Grant' },
  { value: 'withdraw', text: 'Withdraw' },
];

/** The id stays until the change is answered, so that pressing twice changes once. */
export function GrantForm({ userId, left }: { userId: string; left: number }) {
  const acts = { grant: useConsoleAct(grantCredits), withdraw: useConsoleAct(withdrawCredits) };
  const [way, setWay] = useState<keyof typeof acts>('grant');
  const [grantId, setGrantId] = useState(() => crypto.randomUUID());
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const act = acts[way];
  const amountError = checkAmount(amount.trim(), way === 'withdraw' ? left : null);
  const reasonError = reason.trim().length >= 5 ? undefined : 'Say why, in a few words';
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (amountError || reasonError) return;
    act.mutate(
      { params: { userId }, body: { grantId, amount: Number(amount), reason: reason.trim() } },
      {
        onSuccess: ({ credits }) => {
          const done = way === 'grant' ? 'Granted' : 'Withdrawn';
          showToast({ message: `${done}. ${credits} credits are left now.` });
          setGrantId(crypto.randomUUID());
          setAmount('');
          setReason('');
          setTried(false);
        },
      },
    );
  };
  return (
    <Card as="section">
      <form onSubmit={submit} noValidate>
        <Stack gap="form">
          <Text as="h2" look="heading">
            Grant or withdraw credits
          </Text>
          <Segmented
            quiet
            label="What to do"
            options={ways}
            value={way}
            onChange={(value) => setWay(value === 'withdraw' ? 'withdraw' : 'grant')}
          />
          <div className={styles.grant}>
            <TextField
              label="Credits"
              required
              inputMode="numeric"
              value={amount}
              onChange={setAmount}
              error={tried ? amountError : undefined}
            />
            <TextField
              label={way === 'grant' ? 'Reason for the grant' : 'Reason for the withdrawal'}
              required
              hint="The person reads it beside the entry."
              value={reason}
              onChange={setReason}
              maxLength={500}
              error={tried ? reasonError : undefined}
            />
          </div>
          {act.error && <Banner tone="bad">{act.error.message}</Banner>}
          <div>
            <Button type="submit" size="md" loading={act.isPending}>
              {way === 'grant' ? 'Grant credits' : 'Withdraw credits'}
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}

function checkAmount(amount: string, left: number | null): string | undefined {
  if (!/^([1-9]\d?|100)$/.test(amount)) return 'Enter a number from 1 to 100';
  if (left === null || Number(amount) <= left) return undefined;
  return left === 1 ? 'Only 1 credit is left' : `Only ${left} credits are left`;
}
