import { execFile } from 'node:child_process';
import { expect, it } from 'vitest';

/** Every file of a package that this program loads in a fresh process. */
function listLoaded(program: string): Promise<string[]> {
  const watch = `
    import { registerHooks } from 'node:module';
    const loaded = [];
    registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context); } });
    process.on('exit', () => console.log('\\nLOADED ' + JSON.stringify(loaded)));`;
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      ['--input-type=module', '--eval', `${watch}\n${program}`],
      { env: { PATH: process.env['PATH'] }, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        const list = /\nLOADED (.*)/.exec(stdout)?.[1];
        if (list) resolve(JSON.parse(list) as string[]);
        else reject(new Error(`${error?.message} ${stderr}`));
      },
    );
  });
}

const isModelLibrary = (url: string) => /\/node_modules\/(ai|@ai-sdk)\//.test(url);

it.each(['worker', 'api'])(
  'while drafting is off, nothing of a language model is loaded in the %s',
  async (name) => {
    const loaded = await listLoaded(`await import('#backend/${name}.ts').catch(() => undefined);`);
    expect(
      loaded.some((url) =>
        url.endsWith(name === 'worker' ? '/expert-apply/tasks.ts' : '/expert-apply/routes.ts'),
      ),
    ).toBe(true);
    expect(loaded.filter(isModelLibrary)).toEqual([]);
  },
);

it('the tasks of applications load it only for a question to a connected model', async () => {
  const take = (model: string) => `
    const { registerTasks } = await import('#backend/expert-apply/tasks.ts');
    const config = { workerConcurrency: 1, model: ${model}, faultAt: null };
    await registerTasks({ work: async () => undefined }, { config }, {});`;
  expect((await listLoaded(take('null'))).filter(isModelLibrary)).toEqual([]);
  const model = `{ url: 'http://127.0.0.1:9/v1', name: 'm', key: null }`;
  const asked = `${take(model)}
    const { connectModel } = await import('#backend/platform/network/language-model.ts');
    await connectModel(${model})({ instructions: '', prompt: 'x' }).catch(() => undefined);`;
  expect((await listLoaded(take(model))).filter(isModelLibrary)).toEqual([]);
  expect((await listLoaded(asked)).filter(isModelLibrary).length).toBeGreaterThan(5);
});
