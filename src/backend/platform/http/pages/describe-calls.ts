// The OpenAPI documents of the contract.
import { z } from 'zod';
import { allCalls } from '#contract/all-calls.ts';
import { type Call, pathOf } from '#contract/basics/call.ts';
import { ErrorBody } from '#contract/basics/error-body.ts';
import { apiRatePerMinute } from '#contract/programs/public-api.ts';
import { WebhookMessage } from '#contract/programs/webhooks.ts';
import { apiTexts } from '#domain/messages/http.ts';

export type JsonSchema = Record<string, unknown> & {
  properties?: Record<string, JsonSchema>;
  required?: string[];
};

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  security: object[];
  parameters: Parameter[];
  requestBody?: {
    required: true;
    description?: string;
    content: {
      'application/json': { schema: JsonSchema };
      /** The file itself, for calls that take one. */
      'application/octet-stream'?: { schema: JsonSchema };
    };
  };
  responses: Record<string, { description: string; content: { 'application/json': { schema: JsonSchema } } }>;
}

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, Operation>>;
  /** What is sent to a person's webhooks. */
  webhooks?: object;
  components: object;
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _version, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
  }) as JsonSchema;
  return rest;
}

function listParameters(schema: z.ZodType | undefined, place: 'path' | 'query'): Parameter[] {
  const { properties = {}, required = [] } = schema ? schemaOf(schema, 'input') : {};
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }));
}

const repeatKey: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  schema: { type: 'string', maxLength: 255, description: apiTexts.repeatKey },
};

function json(schema: JsonSchema) {
  return { 'application/json': { schema } };
}

const refusal = json({ $ref: '#/components/schemas/Error' });

function describeBody({ bodyLimitBytes, takesFile }: Call, body: z.ZodType): Operation['requestBody'] {
  const notes = [
    ...(bodyLimitBytes === undefined ? [] : [apiTexts.maxBytes(bodyLimitBytes)]),
    ...(takesFile ? [apiTexts.takesFile] : []),
  ];
  return {
    required: true,
    ...(notes.length > 0 ? { description: notes.join(' ') } : {}),
    content: {
      ...json(schemaOf(body, 'input')),
      ...(takesFile ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } : {}),
    },
  };
}

function describeCall(call: Call): Operation {
  const repeatable = call.method !== 'GET' && call.access !== 'public';
  return {
    operationId: `${call.method.toLowerCase()}${pathOf(call).replace(/\W+(\w)/g, (_all, letter: string) => letter.toUpperCase())}`,
    tags: [call.service],
    summary: call.summary,
    security: call.access === 'public' ? [] : [{ [call.access]: call.scope ? [call.scope] : [] }],
    parameters: [
      ...listParameters(call.params, 'path'),
      ...listParameters(call.query, 'query'),
      ...(repeatable ? [repeatKey] : []),
    ],
    ...(call.body ? { requestBody: describeBody(call, call.body) } : {}),
    responses: {
      [call.status ?? 200]: { description: apiTexts.done, content: json(schemaOf(call.answer, 'output')) },
      ...(call.bodyLimitBytes === undefined
        ? {}
        : { 413: { description: apiTexts.tooLarge, content: refusal } }),
      ...(call.takesFile ? { 415: { description: apiTexts.unsupportedType, content: refusal } } : {}),
      default: { description: apiTexts.refused, content: refusal },
    },
  };
}

const publicCalls = allCalls.filter(({ role }) => role === undefined);

/** Describes calls as an OpenAPI document; by default all that are not for operators. */
export function describeCalls(
  calls: readonly Call[] = publicCalls,
  description = apiTexts.allCalls,
): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const call of calls) {
    const path = pathOf(call).replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeCall(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Applywright',
      version: '1',
      description,
    },
    paths,
    components: {
      schemas: { Error: schemaOf(ErrorBody, 'output') },
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' },
        key: { type: 'http', scheme: 'bearer', description: apiTexts.key },
      },
    },
  };
}

const webhookHeaders: Parameter[] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => ({
  name,
  in: 'header',
  required: true,
  schema: { type: 'string' },
}));

/** Describes the stable part for programs with a key, and the messages that webhooks receive. */
export function describePublicApi(): OpenApiDocument {
  const calls = allCalls.filter(({ access }) => access === 'key');
  return {
    ...describeCalls(calls, apiTexts.keys(apiRatePerMinute)),
    webhooks: {
      statusChanged: {
        post: {
          operationId: 'receiveMessage',
          summary: apiTexts.webhook,
          parameters: webhookHeaders,
          requestBody: { required: true, content: json(schemaOf(WebhookMessage, 'output')) },
          responses: { 200: { description: apiTexts.accepted }, 410: { description: apiTexts.neverAgain } },
        },
      },
    },
  };
}
