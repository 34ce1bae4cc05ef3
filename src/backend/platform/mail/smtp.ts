import { createTransport, type NodemailerError } from 'nodemailer';

/** The steps in which a server judges a message or its recipient; refusing our login says nothing about the message. */
const stepsOfMessage = ['RCPT TO', 'DATA'];

/** A server refused; `permanent` if sending the message again is pointless. */
export class SmtpRefusal extends Error {
  readonly permanent: boolean;

  constructor(code: number, step: string) {
    super(`mail server answered ${code} to ${step}`);
    this.name = 'SmtpRefusal';
    this.permanent = code >= 500 && stepsOfMessage.includes(step);
  }
}

export type MailServer = ReturnType<typeof openMailServer>;

export interface Letter {
  from: { name: string; address: string };
  to: string;
  subject: string;
  text: string;
  html: string;
  at: Date;
  unsubscribe: string | null;
}

/** Opens `smtps://user:password@host:465`, or `smtp://…:587` with STARTTLS. Only a server on this machine may go without TLS. */
export function openMailServer(text: string, stepMs = 30_000) {
  const url = new URL(text);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const secure = url.protocol === 'smtps:';
  return createTransport({
    host,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !['localhost', '127.0.0.1', '::1'].includes(host),
    ...(url.username !== '' && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    dnsTimeout: stepMs,
    connectionTimeout: stepMs,
    greetingTimeout: stepMs,
    socketTimeout: stepMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

/** Sends one email as text and HTML. What people typed is encoded, so that no line of it becomes a header. */
export async function sendLetter(server: MailServer, letter: Letter): Promise<void> {
  const { name, address } = letter.from;
  const [from, to] = [addressOf(address), addressOf(letter.to)];
  const { unsubscribe } = letter;
  await server
    .sendMail({
      envelope: { from, to: [to] },
      from: { name, address: from },
      to: { name: '', address: to },
      subject: letter.subject,
      text: letter.text,
      html: letter.html,
      date: letter.at,
      textEncoding: 'base64',
      headers: {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe && {
          'List-Unsubscribe': `<${unsubscribe}>`,
          'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        }),
      },
    })
    .catch((error: unknown) => {
      throw withoutNames(error);
    });
}

/** Reduces an address to one word, so that nothing in it can start another command. Drops a name before it. */
function addressOf(text: string): string {
  const address = /<([^<>]+)>$/.exec(text)?.[1] ?? text;
  if (!/^[^\s<>]+@[^\s<>]+$/.test(address)) throw new SmtpRefusal(553, 'RCPT TO');
  return address;
}

/**
 * The library's errors contain addresses and the server's replies, so logs get only the code and the step. The original
 * code says why a connection failed, such as ECONNREFUSED or DEPTH_ZERO_SELF_SIGNED_CERT.
 */
function withoutNames(error: unknown): Error {
  const { responseCode, command, code, originalCode } = error as NodemailerError;
  if (responseCode !== undefined) return new SmtpRefusal(responseCode, command ?? 'the connection');
  return new Error(
    `the mail server could not be used: ${originalCode ?? code ?? 'unknown'} at ${command ?? 'the connection'}`,
  );
}
