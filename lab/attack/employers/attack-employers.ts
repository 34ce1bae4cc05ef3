import { randomUUID } from 'node:crypto';
import { type Browser, openBrowser } from '#automation/browser/browser.ts';
import { printToPdf } from '#automation/browser/print.ts';
import { readQuestions } from '#automation/read/read-questions.ts';
import { submit } from '#automation/run/submit.ts';
import { prepareApplication } from '#backend/expert-apply/prepare/prepare-application.ts';
import { startApplications } from '#backend/expert-apply/prepare/start-applications.ts';
import { listDisclosures } from '#backend/expert-apply/proof/list-disclosures.ts';
import { reviewApply } from '#backend/expert-apply/review/review-apply.ts';
import { submitApplication } from '#backend/expert-apply/send/submit-application.ts';
import { saveJobs } from '#backend/jobs/ingest/save-jobs.ts';
import type { SessionUser, UserContext } from '#backend/platform/context.ts';
import { inTransaction, type Platform } from '#backend/platform/platform.ts';
import { addAccount, addFinishedProfile } from '#demo/add-account.ts';
import { Problem } from '#domain/problem.ts';
import type { HostilePage } from './hostile-page.ts';
import { type HostileEmployers, startHostileEmployers } from './start-hostile-employers.ts';
import { waysOfAnswering } from './ways-of-answering.ts';
import { waysOfExhausting } from './ways-of-exhausting.ts';
import { waysOfSending } from './ways-of-sending.ts';
import { waysOfStartingEarly } from './ways-of-starting-early.ts';

export const hostilePages: readonly HostilePage[] = [
  ...waysOfSending,
  ...waysOfAnswering,
  ...waysOfStartingEarly,
  ...waysOfExhausting,
];

export interface EmployerAttack {
  pages: number;
  /** Pages where the product allowed a second approval. */
  triedAgain: number;
  sentTwice: string[];
  calledUnsent: string[];
  calledApplied: string[];
  undisclosed: string[];
  /** Pages that were never sent to because they couldn't be read: the page itself is wrong. */
  unread: string[];
  /** The longest time one page took, with its second approval, and this process's peak memory. */
  slowest: { name: string; seconds: number };
  megabytes: number;
  endings: Record<string, string>;
}

interface Lab {
  platform: Platform;
  browser: Browser;
  employers: HostileEmployers;
}

/** The end of one run, as shown to the person. */
interface Ending {
  applicationId: string;
  status: string;
  code: string | null;
  /** The person sees that it reached no one. */
  isCalledUnsent: boolean;
  isDisclosed: boolean;
}

const deadlineMs = 120_000;

/** Applies at every hostile page through the real worker's path, and again wherever that is allowed. */
export async function attackEmployers(
  platform: Platform,
  chromiumPath: string,
  {
    pages = hostilePages,
    atOnce = 2,
    say = () => undefined,
  }: { pages?: readonly HostilePage[]; atOnce?: number; say?: (line: string) => void } = {},
): Promise<EmployerAttack> {
  const employers = await startHostileEmployers(pages);
  const { hosts, origins } = employers;
  const browser = await openBrowser({ chromiumPath, allowedPrivateHosts: hosts, origins });
  const lab = { platform: withoutQueue(platform), browser, employers };
  const attack: EmployerAttack = {
    pages: 0,
    triedAgain: 0,
    sentTwice: [],
    calledUnsent: [],
    calledApplied: [],
    undisclosed: [],
    unread: [],
    slowest: { name: '', seconds: 0 },
    megabytes: 0,
    endings: {},
  };
  const left = [...pages];
  const work = async () => {
    for (let page = left.shift(); page; page = left.shift()) {
      const started = performance.now();
      const endings = await attackPage(lab, page);
      const seconds = Math.round((performance.now() - started) / 1000);
      if (seconds > attack.slowest.seconds) attack.slowest = { name: page.name, seconds };
      attack.megabytes = Math.max(attack.megabytes, Math.round(process.memoryUsage.rss() / 1e6));
      judge(attack, page, { endings, taken: employers.takenBy(page) });
      say(`${page.name}: ${attack.endings[page.name]}, ${seconds} s`);
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
    return attack;
  } finally {
    await browser.close();
    await employers.close();
  }
}

/** The test itself runs the tasks that would be queued. */
function withoutQueue(platform: Platform): Platform {
  const config = { ...platform.config, hostSpacingMs: 0 };
  return { ...platform, config, tasks: { send: () => Promise.resolve() } };
}

function judge(
  attack: EmployerAttack,
  page: HostilePage,
  { endings, taken }: { endings: Ending[]; taken: ReadonlyMap<number, number> },
): void {
  const { name, isDropped, isUnfinished, parts = 1 } = page;
  const kept = [...taken.values()].filter((count) => count > 0);
  attack.pages += 1;
  if (endings.length > 1) attack.triedAgain += 1;
  if (endings.length === 0) attack.unread.push(name);
  if (!isDropped && (kept.length > 1 || kept.some((count) => count > parts))) attack.sentTwice.push(name);
  for (const [run, ending] of endings.entries()) {
    const hasLeft = (taken.get(run) ?? 0) > 0;
    if (ending.isCalledUnsent && hasLeft) attack.calledUnsent.push(name);
    if (ending.status === 'Success' && (!hasLeft || isUnfinished || isDropped))
      attack.calledApplied.push(name);
    if (hasLeft && !ending.isDisclosed) attack.undisclosed.push(name);
  }
  const said = endings.map(({ status, code }, run) => `${code ?? status} (${taken.get(run) ?? 0} taken)`);
  attack.endings[name] = said.join(', then ') || 'not read';
}

async function attackPage(lab: Lab, page: HostilePage): Promise<Ending[]> {
  const { platform, employers } = lab;
  const person = await addPerson(platform, page.name);
  const jobId = await addJob(platform, page, employers.addressOf(page));
  const endings: Ending[] = [];
  for (const run of [0, 1]) {
    employers.begin(page, run);
    const attemptId = await approve(lab, person, jobId);
    if (attemptId === null) break;
    await send(lab, attemptId);
    endings.push(await readEnding(platform, person, attemptId));
  }
  return endings;
}

interface Person {
  user: SessionUser;
  documentId: string;
}

function addPerson(platform: Platform, name: string): Promise<Person> {
  const email = `robin.${name}.${randomUUID().slice(0, 8)}@example.com`;
  const resume = `Robin Quillstone\n${email} | (512) 555-0199 | Austin, TX 78701\nExperience\nBookkeeper, Brightwater Supply, Austin, TX, January 2020 - Present\n`;
  const account = {
    email,
    password: 'hostile-employers-only',
    firstName: 'Robin',
    lastName: 'Quillstone',
    credits: 5,
  };
  return addAccount(platform, account, async (context) => {
    const file = { fileName: 'resume.txt', bytes: Buffer.from(resume) };
    return { user: context.user, documentId: (await addFinishedProfile(context, file)).id };
  });
}

async function addJob(platform: Platform, { name }: HostilePage, url: string): Promise<string> {
  const job = {
    ats: 'generic' as const,
    tenant: name,
    postingId: name,
    title: `Bookkeeper ${name}`,
    company: { companyId: name, name, logo: null },
    jobLocations: [{ city: 'Austin', state: 'TX', country: 'US' }],
    remoteOption: 'On-site' as const,
    employmentType: 'Full-time' as const,
    pay: null,
    description: '<p>Work</p>',
    skills: [],
    category: null,
    applyUrl: url,
    jobUrl: url,
    postedDate: new Date().toISOString(),
    lastVerifiedAt: null,
    eligibleForExpertApply: true,
  };
  const [id] = await inTransaction(platform, (context) => saveJobs(context, { jobs: [job] }));
  return id as string;
}

function actAs<T>(
  platform: Platform,
  { user }: Person,
  verb: (context: UserContext) => Promise<T>,
): Promise<T> {
  return inTransaction(platform, (context) => verb({ ...context, user }));
}

/** Starts, prepares, and approves as far as the product allows; null when it doesn't. */
async function approve(
  { platform, browser, employers }: Lab,
  person: Person,
  jobId: string,
): Promise<string | null> {
  const { documentId } = person;
  const db = platform.database.kysely;
  const signal = new AbortController().signal;
  try {
    const [started] = await actAs(platform, person, (context) =>
      startApplications(context, { documentId, jobIds: [jobId] }),
    );
    const applicationId = started?.jobApplicationId ?? '';
    const readForm = (url: string) => readQuestions(browser, { url, deadlineMs });
    const print = (html: string) => printToPdf(browser, html);
    await prepareApplication(platform, { readForm, print }, { applicationId, lastTry: true, signal });
    const reviews = [
      {
        jobApplicationId: applicationId,
        applyJobApplicationAfterSave: true,
        reviewApplicationAnswerItems: [],
        duplicateConfirmed: true,
      },
    ];
    const originMap = employers.origins;
    await actAs(platform, person, (context) => reviewApply(context, { documentId, reviews, originMap }));
    const attempt = await db
      .selectFrom('attempts')
      .select('id')
      .where('application_id', '=', applicationId)
      .where('state', '=', 'approved')
      .executeTakeFirst();
    return attempt?.id ?? null;
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
}

async function send({ platform, browser }: Lab, attemptId: string): Promise<void> {
  const sender = {
    send: (brief: Parameters<typeof submit>[1], hooks: Parameters<typeof submit>[2], signal: AbortSignal) =>
      submit(browser, { ...brief, deadlineMs, settleMs: 500 }, hooks, signal),
    fault: () => Promise.resolve(),
  };
  const { signal } = new AbortController();
  await submitApplication(platform, sender, { attemptId, lastTry: true, signal });
}

async function readEnding(platform: Platform, person: Person, attemptId: string): Promise<Ending> {
  const row = await platform.database.kysely
    .selectFrom('attempts')
    .innerJoin('applications', 'applications.id', 'attempts.application_id')
    .select([
      'applications.id as applicationId',
      'applications.status',
      'applications.failure_code',
      'attempts.locked_at',
      'attempts.released_by',
      'attempts.early_at',
    ])
    .where('attempts.id', '=', attemptId)
    .executeTakeFirstOrThrow();
  const listed = await actAs(platform, person, listDisclosures);
  return {
    applicationId: row.applicationId,
    status: row.status,
    code: row.failure_code,
    isCalledUnsent: row.early_at === null && (row.locked_at === null || row.released_by === 'nothing-left'),
    isDisclosed: listed.some(({ applicationId }) => applicationId === row.applicationId),
  };
}
