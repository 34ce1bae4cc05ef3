import { describePrice, planAfterTrial } from '#domain/credits/plans.ts';
import { usePublicPlans } from '#web/data/money/public-plans.ts';
import { LoadFailure } from '#web/parts/failure/load-failure.tsx';
import { pricingTexts as texts } from '#web/texts/money/pricing.ts';
import { SkeletonRows } from '#web/widgets/feedback/skeleton.tsx';
import { Card } from '#web/widgets/layout/card.tsx';
import styles from './pricing-screen.module.css';
import { PublicHero, PublicPage } from './public-page.tsx';
import { SignUpCall } from './sign-up-call.tsx';

interface Price {
  name: string;
  price: string;
  words: string;
}

/** `/pricing`: what is free and what each plan costs, from the same plans that are charged. */
export function PricingScreen() {
  const { data, error, refetch } = usePublicPlans();
  const after = data?.plans.find(({ code }) => code === planAfterTrial);
  // Portals with a free start don't offer the paid trial.
  const plans = (data?.plans ?? []).filter(({ code }) => code !== 'TRIAL' || data?.freeCredits === 0);
  const prices: Price[] = [
    ...(data && data.freeCredits > 0
      ? [{ name: texts.free, price: texts.freePrice, words: texts.freeWords(data.freeCredits) }]
      : []),
    ...plans.map((plan) => ({
      name: plan.name,
      price: describePrice(plan),
      words: `${texts.credits(plan)} ${texts.renewal(plan, after)} ${texts.perMonth(plan)}`.trim(),
    })),
  ];
  return (
    <>
      <PublicHero title={texts.title} lead={texts.lead} />
      <PublicPage>
        {error && !data && (
          <LoadFailure title={texts.notLoaded} error={error} onRetry={() => void refetch()} />
        )}
        {!error && !data && <SkeletonRows label={texts.loading} />}
        {prices.length > 0 && (
          <ul className={styles.prices} aria-label={texts.list}>
            {prices.map(({ name, price, words }) => (
              <li key={name}>
                <Card>
                  <h2 className={styles.name}>{name}</h2>
                  <p className={styles.price}>{price}</p>
                  <p>{words}</p>
                </Card>
              </li>
            ))}
          </ul>
        )}
        {data?.plans.length === 0 && <p>{texts.nothingSold}</p>}
        <h2>{texts.rulesTitle}</h2>
        <ul className={styles.rules}>
          {texts.rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
        <SignUpCall />
      </PublicPage>
    </>
  );
}
