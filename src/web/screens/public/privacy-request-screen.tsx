import { answerWithinDays, dataRequestKinds, doNotSellKinds } from '#domain/request/request-kinds.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import { RequestForm } from './request-form.tsx';

const kindOf = (options: Record<string, string>) => ({
  label: 'What do you ask for?',
  name: 'kind',
  options,
});
const message = { label: 'Anything we should know (optional)' };

export function PrivacyRequestScreen({ about }: { about: 'data' | 'sale' }) {
  return about === 'data' ? <DataAccess /> : <DoNotSell />;
}

/** Access, correction and deletion under the CCPA, the GDPR and their like. */
function DataAccess() {
  const routes = useRoutes();
  return (
    <RequestForm
      title="Your privacy rights"
      lead="Ask what we hold about you, have it corrected, or have it deleted. It costs nothing, and using a right never changes how you are served."
      choice={kindOf(dataRequestKinds)}
      message={message}
      submit="Send request"
      thanks={{
        title: 'We have your request',
        text: `We check that the address is yours, then answer within ${answerWithinDays} days.`,
      }}
      aside={
        <>
          <h2>How it goes on</h2>
          <p>
            We check that the request comes from the person it is about, usually by a message to your address.
          </p>
          <p>
            You get an answer within {answerWithinDays} days, with the reason if a part of it must be refused.
          </p>
          <h2>Selling and sharing</h2>
          <p>
            To stop the sale or sharing of your information, use{' '}
            <a href={routes.doNotSell}>the do-not-sell form</a>.
          </p>
        </>
      }
    />
  );
}

function DoNotSell() {
  const routes = useRoutes();
  return (
    <RequestForm
      title="Do not sell or share my information"
      lead="Tell us once. We also honor the Global Privacy Control signal of your browser, without any form."
      choice={kindOf(doNotSellKinds)}
      message={message}
      submit="Send request"
      thanks={{
        title: 'We have your request',
        text: `It is kept with the day it must be carried out by: ${answerWithinDays} days from today at the latest.`,
      }}
      aside={
        <>
          <h2>What this covers</h2>
          <p>
            Selling personal information, and sharing it for advertising across sites. Sending an application
            you approved to the employer you chose is neither.
          </p>
          <h2>Other rights</h2>
          <p>
            For a copy, a correction or deletion, use <a href={routes.dataAccess}>the privacy-rights form</a>.
          </p>
        </>
      }
    />
  );
}
