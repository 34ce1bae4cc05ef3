import { CalendarDays, Check, type LucideIcon, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { PlanOffer } from '#contract/money/ecommerce.ts';
import { formatApplicationDate, formatShortDate } from '#domain/application/application-date.ts';
import { describeLength, describePrice, formatMoney, ordinal } from '#domain/credits/plans.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { Heading, Text } from '#web/parts/text/text.tsx';
import { dueTexts as texts } from '#web/texts/money/payment.ts';
import { Button } from '#web/widgets/buttons/button.tsx';
import { Banner } from '#web/widgets/feedback/banner.tsx';
import { Checkbox } from '#web/widgets/fields/checkbox.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import { Icon } from '#web/widgets/marks/icon.tsx';
import styles from './payment.module.css';

interface DueTodayProps {
  plan: PlanOffer['plans'][number];
  afterTrial: PlanOffer['afterTrial'];
  busy: boolean;
  problem: string | null;
  onPay: () => void;
}

/** The amount, what happens next and when, and the consent beside the button. The checkbox is never checked for them. */
export function DueToday({ plan, afterTrial, busy, problem, onPay }: DueTodayProps) {
  const { terms } = useRoutes();
  const [agreed, setAgreed] = useState(false);
  const amount = formatMoney(plan.priceCents);
  return (
    <Card as="section" flush>
      <div className={styles.pad}>
        <div className={styles.due}>
          <Heading>{texts.title}</Heading>
          <b className={styles.price}>{amount}</b>
        </div>
        <h3 className={styles.when}>{texts.when}</h3>
        <ol className={styles.moments}>
          {listMoments(plan, afterTrial).map((moment) => (
            <li key={moment.title} className={styles.moment}>
              <span className={styles.knot} data-now={moment.icon === Check || undefined}>
                <Icon of={moment.icon} size="xs" />
              </span>
              <div>
                <p className={styles.momentTitle}>{moment.title}</p>
                <Text>{moment.words}</Text>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.consent}>
        <Checkbox isSelected={agreed} onChange={setAgreed}>
          {plan.consent}
        </Checkbox>
        {problem && <Banner tone="bad">{problem}</Banner>}
        <Button size="lg" full isDisabled={!agreed} loading={busy} onPress={onPay}>
          {plan.code === 'TRIAL' ? texts.startTrial(amount) : texts.start(plan.name, amount)}
        </Button>
        <Text look="fine">
          {texts.stored} <Link to={terms}>{texts.terms}</Link>
        </Text>
      </div>
    </Card>
  );
}

interface Moment {
  icon: LucideIcon;
  title: string;
  words: string;
}

function listMoments(plan: DueTodayProps['plan'], afterTrial: DueTodayProps['afterTrial']): Moment[] {
  const amount = formatMoney(plan.priceCents);
  const trial = plan.code === 'TRIAL';
  return [
    {
      icon: Check,
      title: texts.today,
      words: trial
        ? texts.trialToday(amount, plan.credits, describeLength(plan))
        : texts.planToday(amount, plan.credits),
    },
    trial
      ? {
          icon: CalendarDays,
          title: texts.trialEnds(formatShortDate(plan.endsAt), ordinal(plan.credits + 1)),
          words: texts.planStarts(afterTrial.name, describePrice(afterTrial)),
        }
      : {
          icon: CalendarDays,
          title: formatApplicationDate(plan.endsAt),
          words: texts.renews(describePrice(plan)),
        },
    {
      icon: X,
      title: texts.cancelTitle,
      words: texts.cancel,
    },
  ];
}
