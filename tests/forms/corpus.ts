import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageSnapshot } from '#automation/read/page-snapshot.ts';
import type { PageKind } from '#automation/reader/rules/page-kind/kind-rule.ts';
import type { FailureCode } from '#domain/application/failure-codes.ts';
import type { QuestionType } from '#domain/validation/question-type.ts';
import { readSnapshotFile } from './snapshot-file.ts';

export interface AskedQuestion {
  label: string;
  type: QuestionType;
  required: boolean;
  options?: string[];
}

/** What a person would say about the page; written before the first reading. */
export interface Truth {
  name: string;
  kind: PageKind;
  /** A URL of the page's system; the page must read the same with it. */
  address?: string;
  questions?: AskedQuestion[];
  /** Why the form is left to the person. */
  obstacle?: FailureCode;
}

export interface CorpusPage {
  /** Set and folder: `hosted-systems/teamtailor`. */
  id: string;
  set: string;
  folder: string;
  html: string;
  truth: Truth;
}

export const formsFolder = import.meta.dirname;
export const scoreboardFile = join(formsFolder, 'scoreboard.json');

const list = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .toSorted();

export function readCorpus(): CorpusPage[] {
  return list(formsFolder).flatMap((set) =>
    list(join(formsFolder, set)).map((name) => findPage(`${set}/${name}`)),
  );
}

export function findPage(id: string): CorpusPage {
  const [set = ''] = id.split('/');
  const folder = join(formsFolder, id);
  return {
    id,
    set,
    folder,
    html: readFileSync(join(folder, 'page.html'), 'utf8'),
    truth: JSON.parse(readFileSync(join(folder, 'truth.json'), 'utf8')) as Truth,
  };
}

export const snapshotFileOf = ({ folder }: CorpusPage) => join(folder, 'snapshot.json');

export const readStored = (page: CorpusPage): PageSnapshot =>
  readSnapshotFile(readFileSync(snapshotFileOf(page), 'utf8'));
