/** Describes a page with schema.org's vocabulary. Server only. */
import { matchRoutes, type RouteObject } from 'react-router';
import type { Portal } from '#domain/portal/portal.ts';
import { routesOf } from '#domain/portal/routes.ts';
import { pageHandle, type RouteHandle } from '#web/shell/screens/route-handle.ts';

interface DescribedPage {
  portal: Portal;
  routes: RouteObject[];
  handle: RouteHandle;
  origin: string;
  path: string;
}

export function describePage(page: DescribedPage): object {
  const home = page.path === routesOf(page.portal).publicHome;
  return {
    '@context': 'https://schema.org',
    '@graph': home
      ? [describeOrganization(page), describeSite(page)]
      : [describeTrail(page), ...(page.handle.date ? [describeArticle(page)] : [])],
  };
}

function describeOrganization({ portal, origin }: DescribedPage): object {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: portal.companyName,
    url: `${origin}/`,
    logo: `${origin}${portal.pictures.icon}`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      telephone: portal.supportPhone,
      email: portal.supportEmail,
    },
  };
}

function describeSite({ portal, origin }: DescribedPage): object {
  const { jobs } = routesOf(portal);
  const search = jobs && {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${origin}${jobs}?keywords={search_term_string}` },
    'query-input': 'required name=search_term_string',
  };
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#site`,
    name: portal.name,
    url: `${origin}/`,
    inLanguage: 'en-US',
    publisher: { '@id': `${origin}/#organization` },
    ...(search ? { potentialAction: search } : {}),
  };
}

/** From the home page down the path, one page per step. */
function describeTrail({ portal, routes, origin, path }: DescribedPage): object {
  const parts = path.split('/').filter(Boolean);
  const paths = parts.map((_part, index) => `/${parts.slice(0, index + 1).join('/')}`);
  const steps = [
    { name: portal.name, item: `${origin}/` },
    ...paths.map((step) => ({
      name: pageHandle(matchRoutes(routes, step)).title,
      item: origin + step,
    })),
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

function describeArticle({ portal, handle, origin, path }: DescribedPage): object {
  return {
    '@type': 'BlogPosting',
    headline: handle.title,
    description: handle.content?.description,
    datePublished: handle.date,
    inLanguage: 'en-US',
    mainEntityOfPage: origin + path,
    author: { '@type': 'Organization', name: portal.companyName, url: `${origin}/` },
    publisher: { '@type': 'Organization', name: portal.companyName, url: `${origin}/` },
  };
}
