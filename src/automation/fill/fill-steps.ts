import { setTimeout as wait } from 'node:timers/promises';
import type { Brief, SubmitHooks, SubmitOutcome } from '#automation/brief/brief.ts';
import type { AnswerFile } from '#automation/form/fill-form.ts';
import { findControlsIn, readForm } from '#automation/form/read-form.ts';
import { forbidSending } from '#automation/guard/forbid-sending.ts';
import { findNextButton, findSendButton } from '#automation/page/find-send-button.ts';
import type { OpenedForm } from '#automation/page/open-form.ts';
import type { ReadBackRow } from '#domain/application/outcome.ts';
import { alignPublished } from '#domain/question/form/align-published.ts';
import {
  compareForms,
  type EmployerForm,
  type FormField,
  isSameForm,
} from '#domain/question/form/employer-form.ts';
import type { BoundAdapter } from '#systems/reading/form/employer-adapter.ts';
import { fillAndReadBack } from './fill-and-read-back.ts';

export type Opened = Extract<OpenedForm, { outcome: 'open' }>;
/** `brief` holds the answers as this page words them. */
export interface Filled {
  outcome: 'filled';
  adapter: BoundAdapter;
  brief: Brief;
  /** Every question that was read, and answered or left empty as approved. */
  seen: ReadonlyMap<string, FormField>;
}

interface Approved {
  brief: Brief;
  files: AnswerFile[];
  hooks: SubmitHooks;
  /** Optional questions that only the page asks stay empty. */
  leavesOptional: boolean;
}

const mostRounds = 20;
const stepMs = 8_000;
const lookEveryMs = 250;

/** The part of the approved form that must be there as soon as it opens. */
export function openingPart(approved: EmployerForm, shown: EmployerForm): EmployerForm {
  const paths = new Set(shown.fields.map((field) => field.path));
  return { ...approved, fields: approved.fields.filter((field) => !field.later || paths.has(field.path)) };
}

/** The form as shown, followed by what is known of its later steps. */
export function withUnseen(approved: EmployerForm, shown: EmployerForm): EmployerForm {
  const paths = new Set(shown.fields.map((field) => field.path));
  const unseen = approved.fields.filter((field) => field.later && !paths.has(field.path));
  return { ...shown, fields: [...shown.fields, ...unseen] };
}

/**
 * Fills what is shown, then follow-up questions, then the next step, until the form can be sent.
 * Stops at a question that the person hasn't approved; nothing has been sent by then.
 */
export async function fillSteps(
  opened: Opened,
  { brief: whole, files, hooks, leavesOptional }: Approved,
): Promise<Filled | SubmitOutcome> {
  const { frame, employer } = opened;
  let brief = whole;
  const seen = new Map<string, FormField>();
  const unasked = new Set<string>();
  const rows: ReadBackRow[] = [];
  let { adapter } = opened;
  let fresh = opened.form.fields;
  let isNewStep = false;

  const readFresh = async (): Promise<FormField[]> => {
    const chosen = await findControlsIn(frame, employer, opened.adapter.form);
    const reading = await readForm(frame, employer, {
      chosen,
      language: opened.form.language,
      isLive: true,
      only: (path) => !seen.has(path) && !unasked.has(path),
    });
    if (reading.form.fields.length > 0) adapter = joinAdapters(reading.adapter, adapter);
    return reading.form.fields.filter((field) => !isSeenElsewhere(field, seen));
  };

  for (let round = 0; round < mostRounds; round += 1) {
    brief = { ...brief, ...alignPublished(brief, fresh, { leavesOptional }) };
    const approved = new Set(brief.form.fields.map((field) => field.path));
    const strange = fresh.filter((field) => !approved.has(field.path));
    const known = fresh.filter((field) => approved.has(field.path));
    // A page may add optional inputs while it is filled, but the person must see a whole new step.
    const isAsked = isNewStep || strange.some((field) => field.required);
    const shown = { ...opened.form, fields: [...seen.values(), ...known, ...(isAsked ? strange : [])] };
    const difference = compareForms(openingPart(brief.form, shown), shown);
    if (!isSameForm(difference)) return drift(brief.form, shown, difference);
    for (const field of strange) unasked.add(field.path);
    for (const field of known) seen.set(field.path, field);
    if (known.length > 0) {
      const { rows: now, problem } = await fillAndReadBack(frame, adapter, { fields: known, brief, files });
      rows.push(...now);
      if (problem !== null) {
        await hooks.step('read-back', { rows });
        return { outcome: 'stopped', code: 'failure_automation', detail: problem, retry: true };
      }
    }
    fresh = await readFresh();
    isNewStep = false;
    if (fresh.length > 0) continue;
    if (await findSendButton(frame, adapter)) break;
    const next = await findNextButton(frame, adapter);
    if (!next) break;
    isNewStep = true;
    const step = await forbidSending(frame.page(), adapter, brief);
    await next.click();
    const until = Date.now() + stepMs;
    do {
      await wait(lookEveryMs);
      fresh = await readFresh();
    } while (
      fresh.length === 0 &&
      !step.wasSaving() &&
      !(await findSendButton(frame, adapter)) &&
      Date.now() < until
    );
    await step.allowSending();
    if (step.wasSaving()) return onlyInPerson;
    if (fresh.length > 0) continue;
    if (await findSendButton(frame, adapter)) break;
    const detail = 'The next step of the form did not open';
    return { outcome: 'stopped', code: 'failure_automation', detail, retry: false };
  }

  const shown = { ...opened.form, fields: [...seen.values()] };
  const difference = compareForms(withoutUnasked(brief, seen), shown);
  if (!isSameForm(difference)) {
    const still = { ...brief.form, fields: brief.form.fields.filter((field) => seen.has(field.path)) };
    return drift(still, shown, difference);
  }
  await hooks.step('filled', { fields: brief.answers.length, files: files.length });
  await hooks.fault('filled');
  await hooks.step('read-back', { rows });
  const answers = brief.answers.filter((answer) => seen.has(answer.path));
  return { outcome: 'filled', adapter, brief: { ...brief, answers }, seen };
}

/** A published question that the page didn't ask is fine when it had no answer. */
function withoutUnasked({ form, answers, files }: Brief, seen: ReadonlyMap<string, FormField>): EmployerForm {
  const given = new Map([
    ...answers.map(({ path, value }): [string, string[]] => [path, value]),
    ...files.map(({ path, fileName }): [string, string[]] => [path, [fileName]]),
  ]);
  const isUnasked = ({ path, published, onlyIf }: FormField) =>
    published === true &&
    !seen.has(path) &&
    (!given.has(path) || (onlyIf !== undefined && !given.get(onlyIf.path)?.includes(onlyIf.answer)));
  return { ...form, fields: form.fields.filter((field) => !isUnasked(field)) };
}

/** Later steps appear only after the earlier ones are submitted, which we don't do for the person. */
const onlyInPerson: SubmitOutcome = {
  outcome: 'stopped',
  code: 'failure_ineligible_for_automation',
  detail: 'The form gives each step to the employer before it shows the next one',
  retry: false,
};

/** An unnamed control is identified by its position, which changes when the page grows. */
function isSeenElsewhere(field: FormField, seen: ReadonlyMap<string, FormField>): boolean {
  const isSame = (one: FormField) => one.label === field.label && one.control === field.control;
  return field.path.startsWith('css:') && [...seen.values()].some(isSame);
}

/** Returns the application to the person, with everything now known about the form. */
export function drift(
  approved: EmployerForm,
  shown: EmployerForm,
  difference: ReturnType<typeof compareForms>,
): SubmitOutcome {
  const added = new Set(difference.added.map((field) => field.path));
  const fields = shown.fields.map((field) => (added.has(field.path) ? { ...field, later: true } : field));
  const later = new Set(approved.fields.filter((field) => field.later).map((field) => field.path));
  const form = {
    ...shown,
    fields: fields.map((field) => (later.has(field.path) ? { ...field, later: true } : field)),
  };
  return { outcome: 'drifted', form: withUnseen(approved, form), difference };
}

/** Covers answers of earlier steps by covering the whole form, because a summary may show them again. */
function joinAdapters(now: BoundAdapter, before: BoundAdapter): BoundAdapter {
  return {
    ...now,
    form: before.form,
    marks: before.marks,
    select(path) {
      try {
        return now.select(path);
      } catch {
        return { ...before.select(path), block: before.marks.form };
      }
    },
  };
}
