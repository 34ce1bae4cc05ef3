import { eventStreamPath } from '#contract/basics/call.ts';
import { acceptedTestCard, declinedTestCard } from '#domain/credits/test-card.ts';
import { applicationList, rowOf } from './application-lists.ts';
import { seedApplications, seedPerson, seedPlan } from './seeded-person.ts';
import { expect, test } from './watched-page.ts';

test('each reason for having no credits has its own next step', async ({ page }) => {
  const person = await seedPerson(page);
  await seedApplications(
    person,
    ['Planner', 'Coordinator'].map((title) => ({ status: 'ReadyForQuickApply', title })),
  );
  // Credits come back when a send ends: this page is only notified of its own sends.
  await page.route(`**${eventStreamPath}*`, (route) => route.abort());
  await page.addInitScript(() => localStorage.setItem('dontShowOneClickMoreJobModal', 'true'));
  // Every click checks the account again, so one page is enough for all of its states.
  const oneClick = (title = 'Planner') =>
    rowOf(page, title).getByRole('button', { name: 'One-click apply' }).click();
  const problem = page.getByText(
    /There's a problem with your payment\.|Your plan has ended\.|You've used all the applications in your canceled plan\./,
  );
  const closeBanner = async () => {
    for (const button of (await page.getByRole('button', { name: 'Close' }).all()).toReversed())
      await button.click();
    await expect(problem).toHaveCount(0);
  };
  const inRow = (title = 'Planner') => rowOf(page, title).getByRole('alert');
  const sent = page.getByRole('dialog', { name: 'Application on its way!' });
  const asking = page.getByRole('dialog', { name: 'Ready to apply?' });

  await test.step('no running plan: the payment page [APP-087] [ONE-005] [ONE-014]', async () => {
    await seedPlan(person, { plan: 'MONTHLY', status: 'ended', credits: 0 });
    await page.goto(applicationList);
    await expect(problem).toBeVisible();
    await expect(page.getByRole('link', { name: 'Choose a plan to keep applying.' })).toHaveAttribute(
      'href',
      '/payment/index',
    );
    await oneClick();
    await page.waitForURL('**/payment/index');
    await page.goBack();
  });

  await test.step('a failed charge: the payment page to retry it [ONE-015]', async () => {
    await seedPlan(person, { plan: 'MONTHLY', status: 'failed', credits: 0, card: acceptedTestCard });
    await expect(problem).toBeVisible();
    await oneClick();
    await page.waitForURL('**/payment/index?flow=rtry');
    await expect(page.getByText("Your last payment didn't go through")).toBeVisible();
    await page.goBack();
    await expect(problem).toBeVisible();
  });

  await test.step('a canceled plan: the payment-problem banner, which can be closed for this visit', async () => {
    await seedPlan(person, { plan: 'MONTHLY', status: 'cancelled', credits: 0 });
    await closeBanner();
    const deactivated = page.waitForRequest((request) => request.url().includes('/subscriptions/deactivate'));
    await oneClick();
    await deactivated;
    await expect(inRow()).toContainText("You've used all the applications in your canceled plan.");
    await expect(problem).toHaveCount(2);
    await closeBanner();
    await page.reload();
    await expect(rowOf(page, 'Planner')).toBeVisible();
    await expect(problem).toHaveCount(0);
  });

  await test.step('the limit of a billing period: the verification popup [APP-091] [ONE-016]', async () => {
    await seedPlan(person, { plan: 'MONTHLY', status: 'active', credits: 0 });
    await oneClick();
    const popup = page.getByRole('dialog', { name: "Let's verify your account" });
    await expect(popup).toContainText(
      "You've reached the application limit for this billing period. Contact us to verify your account and keep applying.",
    );
    await popup.getByRole('button', { name: 'Contact us' }).click();
    await page.waitForURL('**/contact');
    await page.goBack();
  });

  await test.step('a used-up trial whose card is refused: the payment-problem banner', async () => {
    await seedPlan(person, { plan: 'TRIAL', status: 'active', credits: 0, card: declinedTestCard });
    await oneClick();
    await expect(asking.getByRole('button', { name: 'Apply', exact: true })).toBeDisabled();
    await asking
      .getByText(/I agree to pay \$24\.95 today \(Card ending in 4242\), then \$24\.95 a month starting/)
      .click();
    await asking.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(inRow()).toContainText("There's a problem with your payment.");
    await expect(problem).toHaveCount(2);
    await closeBanner();
  });

  await test.step('a failed send re-enables every button and says that nothing was sent [ERR-004]', async () => {
    await seedPlan(person, { plan: 'TRIAL', status: 'active', credits: 2 });
    await page.route('**/review-apply', (route) => route.fulfill({ status: 500, body: 'no' }));
    await oneClick();
    await expect(inRow()).toContainText("We couldn't send this. Nothing was sent.");
    for (const button of await page.getByRole('button', { name: 'One-click apply' }).all())
      await expect(button).toBeEnabled();
    await page.unroute('**/review-apply');
  });

  await test.step('the last credit of the trial: the tenth banner, which can be closed [APP-085] [APP-088]', async () => {
    await seedPlan(person, { plan: 'TRIAL', status: 'active', credits: 1, card: acceptedTestCard });
    await oneClick();
    await sent.getByRole('button', { name: 'Got it' }).click();
    await expect(sent).toHaveCount(0);
    // The last credit is reserved until the employer confirms; then it is used.
    const tenth = page.getByText(
      /You have no applications left right now: \d+ used, 1 on its way\.|You've used all 10 applications in your trial\. Your next application will start your subscription\./,
    );
    await expect(tenth).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(tenth).toHaveCount(0);
  });

  await test.step('the next application starts the subscription: the eleventh banner, which can be closed [APP-086] [APP-088]', async () => {
    await seedPlan(person, { plan: 'TRIAL', status: 'active', credits: 0, card: acceptedTestCard });
    await oneClick('Coordinator');
    const goOn = page.getByRole('button', { name: 'Continue' });
    await expect(goOn.or(asking)).toBeVisible();
    if (await goOn.isVisible()) await goOn.click();
    await asking.getByText(/I agree to pay \$24\.95 today/).click();
    await asking.getByRole('button', { name: 'Apply', exact: true }).click();
    await sent.getByRole('button', { name: 'Close' }).click();
    await expect(sent).toHaveCount(0);
    const eleventh = page.getByText('Your subscription has started.');
    await expect(eleventh).toBeVisible();
    await expect(page.getByRole('link', { name: 'View your transactions.' })).toHaveAttribute(
      'href',
      '/payment/transactions',
    );
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(eleventh).toHaveCount(0);
  });

  await test.step('nobody without a plan sends anything', async () => {
    await seedApplications(person, [{ status: 'ReadyForQuickApply', title: 'Buyer' }]);
    await seedPlan(person, { plan: 'TRIAL', status: 'ended', credits: 3 });
    await page.reload();
    await oneClick('Buyer');
    await page.waitForURL('**/payment/index');
  });
});
