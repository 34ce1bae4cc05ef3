import { getPersonPayments, refundCharge } from '#contract/operations/routes.ts';
import { formatDateTime } from '#domain/application/application-date.ts';
import { formatMoney } from '#domain/credits/plans.ts';
import { useConsole, useConsoleAct } from '#web/data/operations/operations-calls.ts';
import { ActButton } from '#web/screens/operations/parts/act-button.tsx';
import { DataTable } from '#web/screens/operations/parts/data-table.tsx';
import { Loaded } from '#web/screens/operations/parts/loaded.tsx';
import { Tag } from '#web/widgets/marks/tag.tsx';

const tones = { paid: 'ok', failed: 'bad', refunded: 'info', disputed: 'bad' } as const;

/** What somebody paid, and what became of their credits. */
export function Payments({ userId, canRefund }: { userId: string; canRefund: boolean }) {
  const refund = useConsoleAct(refundCharge);
  return (
    <Loaded what="the payments" query={useConsole(getPersonPayments, { params: { userId } })}>
      {({ charges, credits }) => (
        <>
          <DataTable
            title="Payments"
            empty="Nothing was charged yet."
            columns={['When', 'What', 'Amount', 'State', 'Refund']}
            rows={charges.map(({ id, at, description, amountCents, status }) => ({
              key: id,
              cells: [
                formatDateTime(at),
                description,
                formatMoney(amountCents),
                <Tag key="state" tone={tones[status]}>
                  {status}
                </Tag>,
                status === 'paid' && canRefund ? (
                  <ActButton
                    key="refund"
                    label="Give back"
                    title={`Give ${formatMoney(amountCents)} back?`}
                    effect="The whole amount goes back to the card, and the plan it paid for ends now."
                    done="The payment is given back."
                    act={(reason) =>
                      refund.mutateAsync({ params: { userId, chargeId: id }, body: { reason } })
                    }
                  />
                ) : (
                  '–'
                ),
              ],
            }))}
          />
          <DataTable
            title="Credits"
            note="Every grant, reservation, use and return, the latest first."
            empty="There was never a credit."
            columns={['When', 'What', 'Credits', 'Left', 'Why']}
            rows={credits.map(({ id, at, kind, amount, left, reason }) => ({
              key: id,
              cells: [formatDateTime(at), kind, amount, left, reason || '–'],
            }))}
          />
        </>
      )}
    </Loaded>
  );
}
