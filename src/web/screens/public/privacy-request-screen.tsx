import { answerWithinDays, dataRequestKinds, doNotSellKinds } from '#domain/request/request-kinds.ts';
import { useRoutes } from '#web/data/request/portal.ts';
import {
  dataAccessTexts,
  doNotSellTexts,
  privacyRequestTexts as texts,
} from '#web/texts/public/privacy-request.ts';
import { Trans } from '#web/widgets/layout/trans.tsx';
import { RequestForm } from './request-form.tsx';

const kindOf = (options: Record<string, string>) => ({
  label: texts.kind,
  name: 'kind',
  options,
});
const message = { label: texts.message };

export function PrivacyRequestScreen({ about }: { about: 'data' | 'sale' }) {
  return about === 'data' ? <DataAccess /> : <DoNotSell />;
}

/** Access, correction, and deletion under the CCPA, the GDPR, and similar laws. */
function DataAccess() {
  const routes = useRoutes();
  return (
    <RequestForm
      title={dataAccessTexts.title}
      lead={dataAccessTexts.lead}
      choice={kindOf(dataRequestKinds)}
      message={message}
      submit={texts.submit}
      thanks={{
        title: texts.thanksTitle,
        text: dataAccessTexts.thanks(answerWithinDays),
      }}
      aside={
        <>
          <h2>{dataAccessTexts.nextTitle}</h2>
          <p>{dataAccessTexts.check}</p>
          <p>{dataAccessTexts.answer(answerWithinDays)}</p>
          <h2>{dataAccessTexts.saleTitle}</h2>
          <p>
            <Trans
              text={dataAccessTexts.sale}
              parts={{ link: (words) => <a href={routes.doNotSell}>{words}</a> }}
            />
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
      title={doNotSellTexts.title}
      lead={doNotSellTexts.lead}
      choice={kindOf(doNotSellKinds)}
      message={message}
      submit={texts.submit}
      thanks={{
        title: texts.thanksTitle,
        text: doNotSellTexts.thanks(answerWithinDays),
      }}
      aside={
        <>
          <h2>{doNotSellTexts.coversTitle}</h2>
          <p>{doNotSellTexts.covers}</p>
          <h2>{doNotSellTexts.otherTitle}</h2>
          <p>
            <Trans
              text={doNotSellTexts.other}
              parts={{ link: (words) => <a href={routes.dataAccess}>{words}</a> }}
            />
          </p>
        </>
      }
    />
  );
}
