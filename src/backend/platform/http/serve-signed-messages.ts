import type { Context } from '#backend/platform/context.ts';
import type { Platform } from '#backend/platform/platform.ts';
import { Problem } from '#domain/problem.ts';
import type { Server } from './create-server.ts';

const bodyLimitBytes = 256 * 1024;

interface SignedMessages<Message> {
  url: string;
  signatureHeader: string;
  /** Returns null if the signature does not match exactly this text. */
  read: (body: string, signature: string) => Message | null;
  /** Opens its own transactions, because it may have to ask the other service first. */
  settle: (platform: Platform, message: Message) => Promise<void>;
}

/** Serves messages of another service that signs the bytes it sends. They are verified before anything reads them. */
export function serveSignedMessages<Message>(server: Server, messages: SignedMessages<Message>): void {
  void server.fastify.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
    scope.route<{ Body: string | undefined }>({
      method: 'POST',
      url: messages.url,
      bodyLimit: bodyLimitBytes,
      handler: async (request) => {
        const signature = request.headers[messages.signatureHeader]?.toString() ?? '';
        const message = messages.read(request.body ?? '', signature);
        if (message === null)
          throw new Problem('invalid_request', { developerMessage: 'the signature does not hold' });
        const platform = { ...server.platform, log: request.log as Context['log'] };
        await messages.settle(platform, message);
        return { received: true };
      },
    });
  });
}
