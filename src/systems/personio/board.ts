import { escapeHtml } from '#domain/text/escape-html.ts';
import { childText, findAll, readXml, textOf, type XmlElement } from '#domain/text/read-xml.ts';
import type { Board, JobSource } from '#systems/reading/board/job-source.ts';
import { nameInHost } from '#systems/reading/board/posting-url.ts';
import type { RawPosting } from '#systems/reading/board/raw-posting.ts';
import { findPosting, requireText } from '#systems/reading/board/read-answer.ts';
import { nameTenant, readDate } from '#systems/reading/board/read-values.ts';
import { SourceTrouble } from '#systems/reading/board/source-trouble.ts';

/** One XML file in one language. An unknown name redirects to the vendor's sales page. */
export const personio: JobSource = {
  system: 'personio',
  isOneAnswer: true,
  async readBoard(ask, board) {
    const answer = await ask(`${siteOf(board)}/xml?language=en`);
    const root = readXml(requireText(answer));
    const positions = findAll(root, 'position');
    if (positions.length === 0 && findAll(root, 'workzag-jobs').length === 0)
      throw new SourceTrouble('unreadable', `${answer.url} is not a list of positions`);
    const jobs = positions.flatMap((position) => toJob(position, board) ?? []);
    return { jobs, stillOpen: [], isWhole: jobs.length === positions.length };
  },
  async readPosting(ask, board, postingId) {
    return findPosting(await personio.readBoard(ask, board, new Set()), postingId);
  },
  identify(url) {
    const tenant = /^([a-z0-9-]+)\.jobs\.personio\.(de|com)$/.exec(url.hostname)?.[1];
    const postingId = /^\/job\/(\d+)\/?$/.exec(url.pathname)?.[1];
    return tenant && postingId ? { tenant, postingId } : null;
  },
  findBoard: (url) => nameInHost(url, /^([a-z0-9-]+)\.jobs\.personio\.(?:de|com)$/),
};

function siteOf(board: Board): string {
  return `https://${board.tenant}.jobs.personio.de`;
}

function toJob(position: XmlElement, board: Board): RawPosting | null {
  const postingId = childText(position, 'id');
  const title = childText(position, 'name');
  if (postingId === '' || title === '') return null;
  const offices = findAll(position, 'additionalOffices').flatMap((more) => findAll(more, 'office'));
  const places = [childText(position, 'office'), ...offices.map((office) => textOf(office).trim())];
  const texts = findAll(position, 'jobDescription').map(
    (part) => `<h3>${escapeHtml(childText(part, 'name'))}</h3>${childText(part, 'value')}`,
  );
  const jobUrl = `${siteOf(board)}/job/${postingId}`;
  return {
    system: 'personio',
    tenant: board.tenant,
    postingId,
    title,
    company: childText(position, 'subcompany') || nameTenant(board.tenant),
    logo: null,
    places: places.filter(Boolean),
    workplace: null,
    employmentType: [childText(position, 'schedule'), childText(position, 'employmentType')].join(' ').trim(),
    pay: null,
    html: texts.join(''),
    jobUrl,
    applyUrl: jobUrl,
    postedAt: readDate(childText(position, 'createdAt')),
    closesAt: null,
    language: null,
  };
}
