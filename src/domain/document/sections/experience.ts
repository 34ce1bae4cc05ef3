import type { UserDocument } from '#domain/document/model/user-document.ts';
import { isOngoing, parseMonth } from '#domain/document/values/month-text.ts';
import { putEntry } from './put-entry.ts';
import { findParagraphs, readValue, writeEntries } from './section-entries.ts';

/** Months are YYYY-MM, or YYYY when only the year is known; the description is HTML. */
export type Experience = {
  paraId?: string | undefined;
  title: string;
  company: string;
  location: string;
  start: string;
  end: string;
  current: boolean;
  description: string;
};

export const emptyExperience: Experience = {
  title: '',
  company: '',
  location: '',
  start: '',
  end: '',
  current: false,
  description: '',
};

export function readExperience(document: UserDocument): Experience[] {
  return findParagraphs(document, 'EXPR').map((paragraph) => {
    const end = readValue(paragraph, 'EDDT');
    const current = isOngoing(end);
    return {
      paraId: paragraph.id,
      title: readValue(paragraph, 'JTIT'),
      company: readValue(paragraph, 'COMP'),
      location: readValue(paragraph, 'JLOC'),
      start: readValue(paragraph, 'JSTD'),
      end: current ? '' : end,
      current,
      description: readValue(paragraph, 'JDES'),
    };
  });
}

export function writeExperience(document: UserDocument, experience: Experience[]): UserDocument {
  const entries = experience.map((job) => ({
    paraId: job.paraId,
    fields: {
      JTIT: job.title,
      COMP: job.company,
      JLOC: job.location,
      JSTD: job.start,
      EDDT: job.current ? 'Present' : job.end,
      JDES: job.description,
    },
  }));
  return writeEntries(document, 'EXPR', entries);
}

/** Changes the job with this `paraId`, or adds a new one before those that began earlier. */
export function putExperience(document: UserDocument, job: Experience): UserDocument {
  const list = readExperience(document);
  const began = (one: Experience) => {
    const month = parseMonth(one.start);
    return month ? month.year * 12 + (month.month ?? 0) : 0;
  };
  const place = list.findIndex((one) => began(one) < began(job));
  return writeExperience(document, putEntry(list, job, place < 0 ? list.length : place));
}
