import { CreditCard, Lock } from 'lucide-react';
import type { PlanOffer } from '#contract/money/ecommerce.ts';
import { testCardNumbers } from '#domain/credits/test-card.ts';
import { Heading } from '#web/parts/text/text.tsx';
import { cardTexts as texts } from '#web/texts/money/payment.ts';
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
        title={<Heading>{texts.title}</Heading>}
        action={
          <div className={styles.secure}>
            <ReasonLine icon={Lock}>{texts.secure}</ReasonLine>
          </div>
        }
      />
      <CardSection>
        <div className={styles.fields}>
          <div className={styles.wide}>
            <TextField
              {...field('number')}
              label={texts.number}
              inputMode="numeric"
              autoComplete="cc-number"
              placeholder={texts.numberExample}
              suffix={<Icon of={CreditCard} size="sm" />}
              {...(provider === 'test' && {
                hint: texts.testHint(testCardNumbers.accepted, testCardNumbers.declined),
              })}
            />
          </div>
          <TextField
            {...field('expires')}
            label={texts.expires}
            autoComplete="cc-exp"
            placeholder={texts.expiresExample}
          />
          <TextField
            {...field('code')}
            label={texts.code}
            inputMode="numeric"
            autoComplete="cc-csc"
            placeholder={texts.codeExample}
          />
          <TextField {...field('name')} label={texts.name} autoComplete="cc-name" />
          <TextField {...field('zip')} label={texts.zip} inputMode="numeric" autoComplete="postal-code" />
        </div>
      </CardSection>
    </Card>
  );
}
