import { once } from 'node:events';
import { Agent, get, type IncomingMessage, request } from 'node:http';
import { listApplications, summarizeApplications } from '#contract/applications/routes.ts';
import { eventStreamPath, pathOf } from '#contract/basics/call.ts';
import type { TrackedPerson } from './add-tracked-person.ts';

const agent = new Agent({ keepAlive: true });
const listed = JSON.stringify({
  statuses: ['ReadyForReview', 'ReadyForQuickApply', 'Preparing'],
  pageNumber: 1,
  pageSize: 10,
});

/** What an open My Applications page does: requests its list and its count, and receives changes. */
export interface OpenPage {
  person: TrackedPerson;
  /** Each throws unless the response is a good one. */
  askList: () => Promise<void>;
  askCount: () => Promise<void>;
  hasStream: () => boolean;
  openStream: () => Promise<void>;
  awaitChange: () => Promise<void>;
  close: () => void;
}

export function openPage(origin: string, person: TrackedPerson): OpenPage {
  const at = (call: Parameters<typeof pathOf>[0]) => origin + pathOf(call).replace(':id', person.documentId);
  let stream: IncomingMessage | undefined;
  return {
    person,
    askList: () => ask(at(listApplications), person, { origin, body: listed }),
    askCount: () => ask(`${at(summarizeApplications)}?statuses=ReadyForReview&size=1`, person),
    hasStream: () => stream !== undefined,
    async openStream() {
      const call = get(origin + eventStreamPath, { headers: { cookie: person.cookie }, agent: false });
      stream = await answerOf(call);
      stream.setEncoding('utf8').resume();
      stream.on('error', () => {
        stream = undefined;
      });
    },
    awaitChange: () =>
      new Promise((resolve) => {
        const read = (text: string) => {
          if (!text.includes('application-changed')) return;
          stream?.off('data', read);
          resolve();
        };
        stream?.on('data', read);
      }),
    close: () => stream?.destroy(),
  };
}

async function ask(
  url: string,
  { cookie }: TrackedPerson,
  post?: { origin: string; body: string },
): Promise<void> {
  const headers = { cookie, ...(post && { origin: post.origin, 'content-type': 'application/json' }) };
  const call = request(url, { agent, headers, method: post ? 'POST' : 'GET' });
  call.end(post?.body);
  const answer = await answerOf(call);
  answer.resume();
  await once(answer, 'end');
  if (answer.statusCode !== 200) throw new Error(`${url}: ${answer.statusCode}`);
}

function answerOf(call: ReturnType<typeof get>): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => call.on('response', resolve).on('error', reject));
}
