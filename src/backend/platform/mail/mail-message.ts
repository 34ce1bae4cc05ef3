import { randomUUID } from 'node:crypto';
import { SmtpRefusal } from './smtp-refusal.ts';

/** An address is one word between the brackets: nothing in it may begin another command. */
export function addressOf(text: string): string {
  const address = /<([^<>]+)>$/.exec(text)?.[1] ?? text;
  if (!/^[^\s<>]+@[^\s<>]+$/.test(address)) throw new SmtpRefusal(553, 'an address');
  return address;
}

export interface MessageParts {
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  at: Date;
  unsubscribe: string | null;
}

/** The letter in both forms (RFC 5322, MIME); whatever people typed is encoded, so that no line of it is a header. */
export function writeMessage(parts: MessageParts): string {
  const boundary = `part-${randomUUID()}`;
  const domain = addressOf(parts.from).split('@')[1];
  const part = (type: string, content: string) => [
    `--${boundary}`,
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: base64',
    '',
    foldBase64(content),
  ];
  return [
    `From: ${parts.from}`,
    `To: <${addressOf(parts.to)}>`,
    `Subject: ${encodeWords(parts.subject)}`,
    `Date: ${parts.at.toUTCString().replace('GMT', '+0000')}`,
    `Message-ID: <${randomUUID()}@${domain}>`,
    'MIME-Version: 1.0',
    'Auto-Submitted: auto-generated',
    ...(parts.unsubscribe
      ? [`List-Unsubscribe: <${parts.unsubscribe}>`, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click']
      : []),
    `Content-Type: multipart/alternative; boundary="${boundary}"`,
    '',
    ...part('text/plain', parts.text),
    ...part('text/html', parts.html),
    `--${boundary}--`,
  ].join('\r\n');
}

function foldBase64(text: string): string {
  return (
    Buffer.from(text)
      .toString('base64')
      .match(/.{1,76}/g) ?? []
  ).join('\r\n');
}

/** A sender's name before its address; what is not plain ASCII is encoded. */
export function nameSender(name: string, address: string): string {
  return `${/^[\w .,&'-]+$/.test(name) ? `"${name}"` : encodeWords(name)} <${addressOf(address)}>`;
}

/** Words of at most 75 signs each, cut between characters. */
function encodeWords(text: string): string {
  const words: string[] = [''];
  for (const sign of text) {
    const last = words.at(-1) ?? '';
    if (Buffer.byteLength(last + sign) > 42) words.push(sign);
    else words[words.length - 1] = last + sign;
  }
  return words.map((word) => `=?utf-8?B?${Buffer.from(word).toString('base64')}?=`).join('\r\n ');
}
