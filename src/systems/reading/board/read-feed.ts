import { z } from 'zod';
import { childText, findAll, readXml, type XmlElement } from '#domain/text/read-xml.ts';
import type { BoardReading } from './job-source.ts';
import { list, text } from './lenient.ts';
import { identifyPage } from './posting-url.ts';
import type { RawPosting } from './raw-posting.ts';
import { readEntries } from './read-answer.ts';
import { findJobPosting, readJobPosting } from './read-job-posting.ts';
import { nameTenant, readDate } from './read-values.ts';
import { SourceTrouble } from './source-trouble.ts';

const Item = z.object({
  id: z.union([z.string(), z.number()]).nullish(),
  title: z.string().min(1),
  url: z.url(),
  date_published: text,
  content_html: text,
  content_text: text,
  _jobposting: z.unknown(),
});
const JsonFeed = z.object({
  title: text,
  items: z.array(z.unknown()),
  authors: list(z.object({ name: text })),
});

/** RSS, Atom, or JSON Feed, recognized by its content; the caller names the system. */
export function readFeed(source: string, url: string): BoardReading {
  const start = source.trimStart().replace(/^\uFEFF/, '');
  if (start.startsWith('{')) return readJsonFeed(start, url);
  if (start.startsWith('<')) return readXmlFeed(start, url);
  throw new SourceTrouble('unreadable', `${url} is not a feed`);
}

function readJsonFeed(source: string, url: string): BoardReading {
  let value: unknown;
  try {
    value = JSON.parse(source);
  } catch {
    value = null;
  }
  const feed = JsonFeed.safeParse(value);
  if (!feed.success) throw new SourceTrouble('unreadable', `${url} is not a feed of jobs`);
  return readEntries(feed.data.items, Item, (item) => {
    const posting = findJobPosting(item['_jobposting']);
    const stated = posting && readJobPosting(posting, item.url);
    const plain = toJob({
      title: item.title,
      link: item.url,
      html: item.content_html ?? item.content_text ?? '',
      date: item.date_published ?? '',
      company: feed.data.title ?? '',
    });
    return stated
      ? { ...stated, html: stated.html || plain.html, postedAt: stated.postedAt ?? plain.postedAt }
      : plain;
  });
}

function readXmlFeed(source: string, url: string): BoardReading {
  const root = readXml(source);
  const [channel] = [...findAll(root, 'channel'), ...findAll(root, 'feed'), ...findAll(root, 'RDF')];
  const entries = [...findAll(root, 'item'), ...findAll(root, 'entry')];
  if (!channel) throw new SourceTrouble('unreadable', `${url} is not a feed`);
  const jobs = entries.flatMap((entry) => readXmlEntry(entry, childText(channel, 'title')) ?? []);
  return { jobs, stillOpen: [], isWhole: jobs.length === entries.length };
}

function readXmlEntry(entry: XmlElement, feedTitle: string): RawPosting | null {
  const title = childText(entry, 'title');
  const link = [childText(entry, 'link'), childText(entry, 'guid'), childText(entry, 'id')].find(
    (candidate) => /^https?:\/\//.test(candidate),
  );
  if (title === '' || link === undefined || !URL.canParse(link)) return null;
  const job = toJob({
    title,
    link,
    html: childText(entry, 'encoded') || childText(entry, 'description') || childText(entry, 'content'),
    date: childText(entry, 'pubDate') || childText(entry, 'published') || childText(entry, 'date'),
    company: childText(entry, 'company') || feedTitle,
  });
  const place = childText(entry, 'location') || childText(entry, 'city');
  return { ...job, places: place === '' ? [] : [place], employmentType: childText(entry, 'jobtype') };
}

function toJob(item: {
  title: string;
  link: string;
  html: string;
  date: string;
  company: string;
}): RawPosting {
  const url = new URL(item.link);
  return {
    system: 'generic',
    ...identifyPage(url),
    title: item.title,
    company: item.company || nameTenant(url.hostname),
    logo: null,
    places: [],
    workplace: null,
    employmentType: '',
    pay: null,
    html: item.html,
    jobUrl: item.link,
    applyUrl: item.link,
    postedAt: readDate(item.date),
    closesAt: null,
    language: null,
  };
}
