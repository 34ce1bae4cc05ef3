import { ticketCategories } from '#domain/request/request-kinds.ts';
import { usePortal, useRoutes } from '#web/data/request/portal.ts';
import { contactTexts as texts } from '#web/texts/public/contact.ts';
import { Trans } from '#web/widgets/layout/trans.tsx';
import { RequestForm } from './request-form.tsx';

export function ContactScreen() {
  const portal = usePortal();
  const routes = useRoutes();
  return (
    <RequestForm
      title={texts.title}
      lead={texts.lead}
      choice={{ label: texts.topic, name: 'category', options: ticketCategories }}
      message={{ label: texts.message, required: true }}
      submit={texts.submit}
      thanks={{ title: texts.thanksTitle, text: texts.thanks }}
      aside={
        <>
          <h2>{texts.phone}</h2>
          <p>
            <a href={`tel:${portal.supportPhone.replace(/[^\d+]/g, '')}`}>{portal.supportPhone}</a>
          </p>
          <p>
            {portal.supportHours.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
          <h2>{texts.dataTitle}</h2>
          <p>
            <Trans text={texts.data} parts={{ link: (words) => <a href={routes.dataAccess}>{words}</a> }} />
          </p>
          <h2>{texts.leaveOutTitle}</h2>
          <p>{texts.leaveOut}</p>
        </>
      }
    />
  );
}
