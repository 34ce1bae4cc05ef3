import { createTransport } from 'nodemailer';

/** What a server says about one message or its recipient; a refusal of our password or greeting is no verdict on it. */
const stepsOfMessage = ['RCPT TO', 'DATA'];

/** A server that says no; `permanent` when sending this message again is in vain. */
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

/** `smtps://user:password@host:465`, or `smtp://…:587` with STARTTLS; only on this very machine may a line stay open. */
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

/** Hands one letter to the server, in both forms; whatever people typed is encoded, so that no line of it is a header. */
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

/** An address is one word: nothing in it may begin another command. A name before it is left out. */
function addressOf(text: string): string {
  const address = /<([^<>]+)>$/.exec(text)?.[1] ?? text;
  if (!/^[^\s<>]+@[^\s<>]+$/.test(address)) throw new SmtpRefusal(553, 'RCPT TO');
  return address;
}

/** The library's errors carry addresses and what the server said of them; logs get the code and the step only. */
function withoutNames(error: unknown): Error {
  const { responseCode, command, code } = error as { responseCode?: number; command?: string; code?: string };
  if (responseCode !== undefined) return new SmtpRefusal(responseCode, command ?? 'the connection');
  return new Error(
    `the mail server could not be used: ${code ?? 'unknown'} at ${command ?? 'the connection'}`,
  );
}
