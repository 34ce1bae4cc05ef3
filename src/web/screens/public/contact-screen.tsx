import { ticketCategories } from '#domain/request/request-kinds.ts';
import { usePortal, useRoutes } from '#web/data/request/portal.ts';
import { RequestForm } from './request-form.tsx';

export function ContactScreen() {
  const portal = usePortal();
  const routes = useRoutes();
  return (
    <RequestForm
      title="Contact us"
      lead="Tell us what happened. A person reads every message."
      choice={{ label: 'What is it about?', name: 'category', options: ticketCategories }}
      message={{ label: 'Your message', required: true }}
      submit="Send message"
      thanks={{
        title: 'We have your message',
        text: 'Support reads messages in the order they arrive and answers to the address you gave.',
      }}
      aside={
        <>
          <h2>By phone</h2>
          <p>
            <a href={`tel:${portal.supportPhone.replace(/[^\d+]/g, '')}`}>{portal.supportPhone}</a>
          </p>
          <p>
            {portal.supportHours.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
          <h2>About your data</h2>
          <p>
            For a copy, a correction or the deletion of your data, use{' '}
            <a href={routes.dataAccess}>the privacy form</a>. It has a deadline; messages here do not.
          </p>
          <h2>Please leave out</h2>
          <p>Social Security numbers, bank details and passwords. We never need them.</p>
        </>
      }
    />
  );
}
