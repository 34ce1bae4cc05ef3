import { CreditCard, Lock } from 'lucide-react';
import type { PlanOffer } from '#contract/money/ecommerce.ts';
import { testCardNumbers } from '#domain/credits/test-card.ts';
import { Text } from '#web/parts/text/text.tsx';
import { TextField } from '#web/widgets/fields/text-field.tsx';
import { Card, CardHeader, CardSection } from '#web/widgets/layout/card.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import { ReasonLine } from '#web/widgets/marks/reason-line.tsx';
import styles from './payment.module.css';
import type { CardField, CardFormState } from './use-card-form.ts';

interface CardFormProps {
  card: CardFormState;
  provider: PlanOffer['provider'];
}

export function CardForm({ card, provider }: CardFormProps) {
  const field = (name: CardField) => ({
    value: card.values[name],
    error: card.mistakes[name],
    required: true,
    onChange: (value: string) => card.change(name, value),
  });
  return (
    <Card as="section" flush>
      <CardHeader
        title={
          <Text as="h2" look="heading">
            Card
          </Text>
        }
        action={
          <div className={styles.secure}>
            <ReasonLine icon={Lock}>Goes straight to the payment provider</ReasonLine>
          </div>
        }
      />
      <CardSection>
        <div className={styles.fields}>
          <div className={styles.wide}>
            <TextField
              {...field('number')}
              label="Card number"
              inputMode="numeric"
              autoComplete="cc-number"
              placeholder="1234 1234 1234 1234"
              suffix={<Icon of={CreditCard} size="sm" />}
              {...(provider === 'test' && {
                hint: `Test mode, no money moves: ${testCardNumbers.accepted} pays, ${testCardNumbers.declined} is declined.`,
              })}
            />
          </div>
          <TextField {...field('expires')} label="Expires" autoComplete="cc-exp" placeholder="MM / YY" />
          <TextField
            {...field('code')}
            label="Security code"
            inputMode="numeric"
            autoComplete="cc-csc"
            placeholder="CVC"
          />
          <TextField {...field('name')} label="Name on card" autoComplete="cc-name" />
          <TextField {...field('zip')} label="ZIP" inputMode="numeric" autoComplete="postal-code" />
        </div>
      </CardSection>
    </Card>
  );
}
