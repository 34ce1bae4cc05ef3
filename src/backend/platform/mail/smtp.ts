import { connect as connectPlain, type Socket } from 'node:net';
import { hostname } from 'node:os';
import { createInterface } from 'node:readline';
import { connect as connectTls } from 'node:tls';
import { addressOf } from './mail-message.ts';
import { SmtpRefusal } from './smtp-refusal.ts';

export interface SmtpServer {
  host: string;
  port: number;
  /** TLS from the first byte; otherwise STARTTLS is asked for. */
  secure: boolean;
  user: string;
  password: string;
}

export interface Letter {
  from: string;
  to: string;
  /** Whole message with headers, lines ended by CRLF. */
  message: string;
}

const stepMs = 30_000;

/** `smtps://user:password@host:465`, or `smtp://…:587` with STARTTLS; a local catcher may do without. */
export function readSmtpUrl(text: string): SmtpServer {
  const url = new URL(text);
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname,
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    user: decodeURIComponent(url.username),
    password: decodeURIComponent(url.password),
  };
}

class Conversation {
  private lines: AsyncIterator<string>;
  private socket: Socket;

  constructor(socket: Socket) {
    this.socket = socket;
    this.lines = createInterface({ input: socket })[Symbol.asyncIterator]();
    socket.setTimeout(stepMs, () => socket.destroy(new Error('the mail server is silent')));
  }

  /** Sends a line and reads the answer, which may have several lines. */
  async say(line: string | null, step: string, ...expected: number[]): Promise<string[]> {
    if (line !== null) this.socket.write(`${line}\r\n`);
    const answer: string[] = [];
    for (;;) {
      const { value, done } = await this.lines.next();
      if (done) throw new Error(`the mail server hung up at ${step}`);
      answer.push(value.slice(4));
      if (value[3] === '-') continue;
      const code = Number(value.slice(0, 3));
      if (!expected.includes(code)) throw new SmtpRefusal(code, step);
      return answer;
    }
  }
}

const isLocal = (host: string) => host === 'localhost' || host === '127.0.0.1' || host === '::1';

async function opened(socket: Socket, event: 'connect' | 'secureConnect'): Promise<Socket> {
  await new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.once(event, () => {
      socket.off('error', reject);
      socket.on('error', () => undefined);
      resolve();
    });
  });
  return socket;
}

/** Hands one letter to the server. Never over an open line with a password, except on this very machine. */
export async function sendLetter(server: SmtpServer, letter: Letter): Promise<void> {
  const { host, port } = server;
  let socket = await (server.secure
    ? opened(connectTls({ host, port, servername: host }), 'secureConnect')
    : opened(connectPlain({ host, port }), 'connect'));
  try {
    let talk = new Conversation(socket);
    await talk.say(null, 'greeting', 220);
    let features = await talk.say(`EHLO ${hostname()}`, 'EHLO', 250);
    if (!server.secure && features.some((one) => one.toUpperCase() === 'STARTTLS')) {
      await talk.say('STARTTLS', 'STARTTLS', 220);
      socket = await opened(connectTls({ socket, servername: host }), 'secureConnect');
      talk = new Conversation(socket);
      features = await talk.say(`EHLO ${hostname()}`, 'EHLO', 250);
    } else if (!server.secure && !isLocal(host)) throw new Error('the mail server offers no TLS');
    if (server.user !== '') {
      const secret = Buffer.from(`\0${server.user}\0${server.password}`).toString('base64');
      await talk.say(`AUTH PLAIN ${secret}`, 'AUTH', 235);
    }
    await talk.say(`MAIL FROM:<${addressOf(letter.from)}>`, 'MAIL', 250);
    await talk.say(`RCPT TO:<${addressOf(letter.to)}>`, 'RCPT', 250, 251);
    await talk.say('DATA', 'DATA', 354);
    const body = letter.message.replace(/^\./gm, '..');
    await talk.say(`${body}\r\n.`, 'message', 250);
    await talk.say('QUIT', 'QUIT', 221).catch(() => undefined);
  } finally {
    socket.destroy();
  }
}
