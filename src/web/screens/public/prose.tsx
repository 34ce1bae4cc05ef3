import type { Portal } from '#domain/portal/portal.ts';
import type { RouteTable } from '#domain/portal/routes.ts';
import { usePortal, useRoutes } from '#web/data/request/portal.ts';
import styles from './prose.module.css';

/** One of our own texts, sanitized at build time; here it gets the portal's names and addresses. */
export function Prose({ html }: { html: string }) {
  const portal = usePortal();
  const routes = useRoutes();
  // oxlint-disable-next-line react/no-danger -- our own files, sanitized at build time
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: fillIn(html, portal, routes) }} />;
}

export function fillIn(html: string, portal: Portal, routes: RouteTable): string {
  const names: Record<string, string> = {
    portal: portal.name,
    company: portal.companyName,
    email: portal.supportEmail,
    phone: portal.supportPhone,
  };
  return html
    .replace(/\{(\w+)\}/g, (text, name: string) => names[name] ?? text)
    .replace(/href="route:(\w+)"/g, (_text, key: string) => `href="${addressOf(key, routes)}"`);
}

/** Links to pages that this portal doesn't have go to its home page. */
function addressOf(key: string, routes: RouteTable): string {
  const target = routes[key as keyof RouteTable];
  return typeof target === 'string' ? target : routes.home;
}
