import type { Config } from '#backend/platform/settings/config.ts';

export interface ModelRequest {
  instructions: string;
  prompt: string;
}
export type AskModel = (request: ModelRequest) => Promise<string>;

const answeringMs = 30_000;

/** Connects the configured language model. Its library is loaded with the first question. */
export function connectModel(
  { url, name, key }: NonNullable<Config['model']>,
  timeoutMs = answeringMs,
): AskModel {
  return async ({ instructions, prompt }) => {
    const [{ generateText }, { createOpenAICompatible }] = await Promise.all([
      import('ai'),
      import('@ai-sdk/openai-compatible'),
    ]);
    const provider = createOpenAICompatible({ name: 'drafts', baseURL: url, ...(key && { apiKey: key }) });
    const { text } = await generateText({
      model: provider(name),
      instructions,
      prompt,
      maxRetries: 0,
      maxOutputTokens: 800,
      abortSignal: AbortSignal.timeout(timeoutMs),
    });
    return text;
  };
}
