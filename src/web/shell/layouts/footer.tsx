import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { jobCategoryNames } from '#domain/messages/job-categories.ts';
import { jobCategorySlugs } from '#domain/occupation/category-slugs.ts';
import { withTarget } from '#domain/portal/portal.ts';
import { useUser } from '#web/data/profile/session.ts';
import { usePortal, useRoutes } from '#web/data/request/portal.ts';
import { hasScreen } from '#web/shell/screens/screen-registry.ts';
import { usePage } from '#web/shell/state/app.tsx';
import { footerTexts as texts } from '#web/texts/shell/layouts.ts';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';

interface FooterLink {
  text: string;
  href: string | undefined;
  /** Visitors go through the login page first. */
  needsLogin?: boolean;
}

function useColumns(): { heading: string; links: FooterLink[] }[] {
  const routes = useRoutes();
  const portal = usePortal();
  const columns: { heading: string; links: FooterLink[] }[] = [
    {
      heading: texts.company,
      links: [
        { text: texts.howItWorks, href: routes.howItWorks },
        { text: texts.pricing, href: routes.pricing },
        { text: texts.blog, href: routes.blog },
        { text: texts.trust, href: routes.trust },
        { text: texts.contact, href: routes.contact },
      ],
    },
    {
      heading: texts.jobSeekers,
      links: [
        { text: texts.jobs, href: routes.jobs },
        { text: texts.locations, href: routes.locations },
        { text: texts.fraud, href: routes.fraudAwareness },
        { text: texts.help, href: routes.help },
      ],
    },
    {
      heading: texts.legal,
      links: [
        { text: texts.terms, href: routes.terms },
        { text: texts.privacy, href: routes.privacy },
        { text: texts.accessibility, href: routes.accessibility },
        { text: texts.dataSources, href: routes.dataSources },
        { text: texts.privacyRights, href: routes.dataAccess, needsLogin: true },
        { text: texts.doNotSell, href: routes.doNotSell, needsLogin: true },
      ],
    },
  ];
  return columns
    .map((column) => ({ ...column, links: column.links.filter(({ href }) => hasScreen(portal, href)) }))
    .filter((column) => column.links.length > 0);
}

interface FooterProps {
  /** For pages that list the fields of work themselves. */
  compact?: boolean;
  /** Signed-in pages have no list of fields (D-031). */
  fields?: boolean;
}

/** Fields of work, link columns, support, legal notes. */
export function Footer({ compact = false, fields = true }: FooterProps) {
  const columns = useColumns();
  return (
    <footer className={styles.footer} data-compact={compact || undefined}>
      <div className={styles.inner}>
        {compact ? (
          <CompactLinks links={columns.flatMap((column) => column.links)} />
        ) : (
          <>
            {fields && <Categories />}
            <Columns columns={columns} />
          </>
        )}
        <Legal />
      </div>
    </footer>
  );
}

function Columns({ columns }: { columns: { heading: string; links: FooterLink[] }[] }) {
  const routes = useRoutes();
  const { claim } = usePortal();
  return (
    <div className={styles.columns}>
      <div>
        <Logo href={routes.publicHome} />
        <p className={styles.claim}>{claim}</p>
      </div>
      {columns.map((column) => (
        <Column key={column.heading} heading={column.heading}>
          {column.links.map((link) => (
            <FooterItem key={link.text} link={link} />
          ))}
        </Column>
      ))}
      <Column heading={texts.support}>
        <SupportItems />
      </Column>
    </div>
  );
}

function CompactLinks({ links }: { links: FooterLink[] }) {
  const routes = useRoutes();
  return (
    <div className={styles.compact}>
      <Logo href={routes.publicHome} />
      <ul className={styles.links}>
        {links
          .filter(({ href }) => href !== routes.contact)
          .map((link) => (
            <FooterItem key={link.text} link={link} />
          ))}
      </ul>
      <ul className={styles.links}>
        <SupportItems />
      </ul>
    </div>
  );
}

/** Nothing on a portal without public job pages. */
function Categories() {
  const { jobCategory } = useRoutes();
  if (!jobCategory) return null;
  return (
    <nav className={styles.categories} aria-labelledby="footer-fields">
      <h2 id="footer-fields">{texts.fields}</h2>
      <ul>
        {jobCategorySlugs.map((slug) => (
          <li key={slug}>
            <Link href={jobCategory(slug)}>{jobCategoryNames[slug]}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SupportItems() {
  const portal = usePortal();
  const routes = useRoutes();
  const subject = encodeURIComponent(texts.mailSubject(portal.name));
  return (
    <>
      <li>
        <a className={styles.phone} href={`tel:${portal.supportPhone.replace(/[^\d+]/g, '')}`}>
          {portal.supportPhone}
        </a>
      </li>
      <li>
        <a href={`mailto:${portal.supportEmail}?subject=${subject}`}>{portal.supportEmail}</a>
      </li>
      {hasScreen(portal, routes.contact) && (
        <FooterItem link={{ text: texts.contact, href: routes.contact }} />
      )}
      <li className={styles.hours}>
        {portal.supportHours.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </li>
    </>
  );
}

function Legal() {
  const portal = usePortal();
  const { year } = usePage();
  return (
    <div className={styles.legal}>
      <p>{texts.notes}</p>
      <p>{texts.copyright(year, portal.companyName)}</p>
    </div>
  );
}

function Column({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div>
      <h2 className={styles.heading}>{heading}</h2>
      <ul>{children}</ul>
    </div>
  );
}

function FooterItem({ link: { text, href = '', needsLogin } }: { link: FooterLink }) {
  const routes = useRoutes();
  const user = useUser();
  return (
    <li>
      <Link href={needsLogin && !user ? withTarget(routes.login, href) : href}>{text}</Link>
    </li>
  );
}
