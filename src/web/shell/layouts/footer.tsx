import type { ReactNode } from 'react';
import { Link } from 'react-aria-components/Link';
import { jobCategories, jobCategorySlugs } from '#domain/job/category.ts';
import { withTarget } from '#domain/portal/portal.ts';
import { useUser } from '#web/data/profile/session.ts';
import { usePortal, useRoutes } from '#web/data/request/portal.ts';
import { hasScreen } from '#web/shell/screens/screen-registry.ts';
import { usePage } from '#web/shell/state/app.tsx';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';

const legalNotes = [
  'Comparison of applications submitted through our service with applications submitted manually.',
  'Company names and logos are trademarks of their respective holders.',
  '*Our system checks job postings daily; postings may expire or be removed.',
];

interface FooterLink {
  text: string;
  href: string | undefined;
  /** Signed out, the way there leads through the login page. */
  needsLogin?: boolean;
}

function useColumns(): { heading: string; links: FooterLink[] }[] {
  const routes = useRoutes();
  const portal = usePortal();
  const columns: { heading: string; links: FooterLink[] }[] = [
    {
      heading: 'Company',
      links: [
        { text: 'How it works', href: routes.howItWorks },
        { text: 'Pricing', href: routes.pricing },
        { text: 'Blog', href: routes.blog },
        { text: 'Trust report', href: routes.trust },
        { text: 'Contact us', href: routes.contact },
      ],
    },
    {
      heading: 'Job seekers',
      links: [
        { text: 'Jobs', href: routes.jobs },
        { text: 'Locations', href: routes.locations },
        { text: 'Fraud awareness', href: routes.fraudAwareness },
      ],
    },
    {
      heading: 'Legal',
      links: [
        { text: 'Terms', href: routes.terms },
        { text: 'Privacy', href: routes.privacy },
        { text: 'Accessibility', href: routes.accessibility },
        { text: 'Data sources', href: routes.dataSources },
        { text: 'Privacy rights (CCPA/GDPR)', href: routes.dataAccess, needsLogin: true },
        { text: 'Do not sell or share my information', href: routes.doNotSell, needsLogin: true },
      ],
    },
  ];
  return columns
    .map((column) => ({ ...column, links: column.links.filter(({ href }) => hasScreen(portal, href)) }))
    .filter((column) => column.links.length > 0);
}

interface FooterProps {
  /** Where the page itself lists the fields of work. */
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
      <Column heading="Support">
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
      <h2 id="footer-fields">Find jobs by field</h2>
      <ul>
        {jobCategorySlugs.map((slug) => (
          <li key={slug}>
            <Link href={jobCategory(slug)}>{jobCategories[slug]}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function SupportItems() {
  const portal = usePortal();
  const routes = useRoutes();
  const subject = encodeURIComponent(`Support request - ${portal.name}`);
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
        <FooterItem link={{ text: 'Contact us', href: routes.contact }} />
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
      <p>{legalNotes.join(' ')}</p>
      <p>
        © {year} {portal.companyName}. All rights reserved.
      </p>
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
