import type { UserDocument } from '#domain/document/model/user-document.ts';
import { showState } from '#domain/document/values/us-states.ts';
import { findParagraphs, readValue, writeSingleEntry } from './section-entries.ts';

export type Contact = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  street: string;
  city: string;
  state: string;
  zip: string;
  linkedIn: string;
};

export function readContact(document: UserDocument): Contact {
  const name = findParagraphs(document, 'NAME')[0];
  const contact = findParagraphs(document, 'CNTC')[0];
  return {
    firstName: readValue(name, 'FNAM'),
    lastName: readValue(name, 'LNAM'),
    email: readValue(contact, 'EMAI'),
    phone: readValue(contact, 'HPHN') || readValue(contact, 'CPHN'),
    street: readValue(contact, 'STRT'),
    city: readValue(contact, 'CITY'),
    state: readValue(contact, 'STAT'),
    zip: readValue(contact, 'ZIPC'),
    linkedIn: readValue(contact, 'SOCL'),
  };
}

export function writeContact(document: UserDocument, contact: Contact): UserDocument {
  const named = writeSingleEntry(document, 'NAME', { FNAM: contact.firstName, LNAM: contact.lastName });
  return writeSingleEntry(named, 'CNTC', {
    EMAI: contact.email,
    HPHN: contact.phone,
    CPHN: '',
    STRT: contact.street,
    CITY: contact.city,
    STAT: contact.state,
    ZIPC: contact.zip,
    SOCL: contact.linkedIn,
  });
}

/** "Street, City, State name ZIP", without empty parts. */
export function showAddress({ street, city, state, zip }: Contact): string {
  const end = [showState(state), zip].filter(Boolean).join(' ');
  return [street, city, end].filter(Boolean).join(', ');
}

const particles = /^(de|la|del|van|von|der|da|dos|di|bin|al)$/i;
const suffixes = /^(jr|sr|ii|iii|iv)\.?$/i;

/** The last word is the last name, with a particle before it; credentials are not part of a name. */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = (name.split(',')[0] ?? '').split(' ').filter((word) => word !== '');
  const particle = words.findIndex((word, index) => index > 0 && particles.test(word));
  const last = suffixes.test(words.at(-1) ?? '') ? words.length - 2 : words.length - 1;
  const at = particle > 0 ? particle : Math.max(last, 1);
  return { firstName: words.slice(0, at).join(' '), lastName: words.slice(at).join(' ') };
}
