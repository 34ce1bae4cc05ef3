import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { type FormChange, formChanges } from '#practice/form/change-form.ts';
import type { PracticeAts, PracticeJob } from '#practice/form/practice-job.ts';
import { openJournal } from './journal.ts';

export const behaviors = [
  'normal',
  'captcha',
  'refuse',
  'server-error',
  'lost-confirmation',
  'changed',
  'closed',
  'login',
  'assessment',
  'foreign',
  'email-code',
  'mailed-code',
  'listing',
  'unrendered',
  'personal-id',
  'slow',
  'blank',
  'misleading',
  'ok-on-refusal',
  'already-thanks',
  'shuffled',
  'dropped',
  'masked-phone',
  'late-captcha',
  'dead-button',
  'hostile',
  'injected',
  'unpublished',
  'garbled-definition',
  'half-rendered',
  'several-files',
  'saved-steps',
  'posted-steps',
  ...(Object.keys(formChanges) as FormChange[]),
] as const;
export type Behavior = (typeof behaviors)[number];

export interface BehaviorChange {
  ats: PracticeAts;
  tenant: string;
  postingId?: string | undefined;
  behavior: Behavior;
}

export interface ReceivedRequest {
  method: string;
  path: string;
  receivedAt: string;
}

export interface Upload {
  key: string;
  name: string;
  size: number;
  sha256: string;
  receivedAt: string;
}

export interface ReceivedApplication {
  id: string;
  ats: PracticeAts;
  tenant: string;
  postingId: string;
  receivedAt: string;
  name: string;
  email: string;
  fields: Record<string, string | string[]>;
  files: { field: string; name: string; size: number; sha256: string }[];
}

export type Truth = Awaited<ReturnType<typeof openTruth>>;

/** What the employers received, exactly as received: nothing is merged, changed, or removed. */
export async function openTruth(dataDir: string) {
  const filesDir = join(dataDir, 'files');
  await mkdir(filesDir, { recursive: true });
  const requests = await openJournal<ReceivedRequest>(join(dataDir, 'requests.jsonl'));
  const uploads = await openJournal<Upload>(join(dataDir, 'uploads.jsonl'));
  const applications = await openJournal<ReceivedApplication>(join(dataDir, 'applications.jsonl'));
  const changes = await openJournal<BehaviorChange>(join(dataDir, 'behaviors.jsonl'));

  async function keepBytes(sha256: string, bytes: Uint8Array): Promise<void> {
    const temporary = join(filesDir, `${randomUUID()}.part`);
    const file = await open(temporary, 'w');
    await file.writeFile(bytes);
    await file.sync();
    await file.close();
    await rename(temporary, join(filesDir, sha256));
  }

  return {
    requests: requests.entries,
    /** URLs that were visited since the start. */
    visits: [] as string[],
    uploads: uploads.entries,
    applications: applications.entries,

    async recordRequest(method: string, path: string): Promise<void> {
      await requests.append({ method, path, receivedAt: new Date().toISOString() });
    },

    async keepUpload(name: string, bytes: Uint8Array, key: string = randomUUID()): Promise<Upload> {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      await keepBytes(sha256, bytes);
      const upload = { key, name, size: bytes.byteLength, sha256, receivedAt: new Date().toISOString() };
      await uploads.append(upload);
      return upload;
    },

    findUpload(key: string): Upload | undefined {
      return uploads.entries.find((upload) => upload.key === key);
    },

    filePath(sha256: string): string {
      return join(filesDir, sha256);
    },

    async receive(
      job: PracticeJob,
      application: Pick<ReceivedApplication, 'name' | 'email' | 'fields' | 'files'>,
    ): Promise<ReceivedApplication> {
      const received = {
        id: randomUUID(),
        ats: job.ats,
        tenant: job.tenant,
        postingId: job.postingId,
        receivedAt: new Date().toISOString(),
        ...application,
      };
      await applications.append(received);
      return received;
    },

    async setBehavior(change: BehaviorChange): Promise<void> {
      await changes.append(change);
    },

    /** The latest change wins; a change for the whole employer applies to all its postings. */
    behaviorOf(ats: PracticeAts, tenant: string, postingId?: string): Behavior {
      const latest = changes.entries.findLast(
        (change) =>
          change.ats === ats &&
          change.tenant === tenant &&
          (change.postingId === undefined || change.postingId === postingId),
      );
      return latest?.behavior ?? 'normal';
    },

    async close(): Promise<void> {
      await Promise.all([requests.close(), uploads.close(), applications.close(), changes.close()]);
    },
  };
}
