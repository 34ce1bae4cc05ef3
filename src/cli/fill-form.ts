import { parseArgs } from 'node:util';
import { z } from 'zod';
import { rehearse } from '#automation/run/rehearse.ts';
import type { Brief } from '#automation/run/submit.ts';
import { formCommandTexts } from '#domain/messages/cli.ts';
import type { EmployerForm } from '#domain/question/form/employer-form.ts';
import { loadSavedPage, withBrowser } from './apply-commands.ts';
import { readJsonFile } from './profile-file.ts';

const fillingMs = 60_000;
const usage = 'usage: fill-form FILE.html --values FILE.json [--url ORIGINAL_URL]';

const Values = z.record(z.string(), z.union([z.string(), z.array(z.string())]));
type Values = z.infer<typeof Values>;

/** `fill-form FILE.html --values FILE.json` enters `{"path or label": "value"}` into a saved page and prints the value of each control. */
export async function fillFormCommand(args: string[]): Promise<number> {
  const { positionals, values: given } = parseArgs({
    args,
    allowPositionals: true,
    options: { values: { type: 'string' }, url: { type: 'string' } },
  });
  const [target] = positionals;
  if (!target || !given.values || /^https?:/.test(target)) return explain(usage, 2);
  const values = Values.parse(await readJsonFile(given.values));
  const { html, address } = await loadSavedPage(target, given.url);
  let mistake: string | null = null;
  const write = (form: EmployerForm): Brief | null => {
    mistake = findMistake(form, values);
    return mistake === null ? writeValues(form, values) : null;
  };
  return withBrowser(address ?? '', async (browser) => {
    const filled = await rehearse(browser, { html, url: address, deadlineMs: fillingMs }, write);
    if (!filled) return explain(mistake ?? formCommandTexts.noFormToFill, 1);
    console.log(JSON.stringify(filled));
    return filled.outcome === 'filled' ? 0 : 1;
  });
}

function findMistake(form: EmployerForm, values: Values): string | null {
  for (const name of Object.keys(values)) {
    const fields = fieldsOf(form, name);
    if (fields.length !== 1)
      return fields.length === 0
        ? formCommandTexts.noQuestion(name)
        : formCommandTexts.severalQuestions(name);
    if (fields[0]?.type === 'File') return formCommandTexts.needsFile(name);
  }
  return null;
}

function writeValues(form: EmployerForm, values: Values): Brief {
  const answers = Object.entries(values).flatMap(([name, value]) =>
    fieldsOf(form, name).map(({ path, label }) => ({ path, label, value: [value].flat(), sensitive: false })),
  );
  return { url: form.url, form, answers, files: [], deadlineMs: fillingMs };
}

/** Finds fields by path or, if none match, by label. */
function fieldsOf({ fields }: EmployerForm, name: string) {
  const byPath = fields.filter(({ path }) => path === name);
  return byPath.length > 0 ? byPath : fields.filter(({ label }) => label === name);
}

function explain(message: string, code: number): number {
  console.error(message);
  return code;
}
