// Traces for an OpenTelemetry collector contain names, routes, codes, and durations, and no personal data.
import type { Attributes } from '@opentelemetry/api';

export interface TracedWork {
  /** Lets another process continue the trace. */
  traceparent: string;
  end(result: { failed: boolean; attributes?: Attributes }): void;
}

export interface Tracing {
  start(name: string, input?: { parent?: string | undefined; attributes?: Attributes }): TracedWork;
  close(): Promise<void>;
}

const form = /^00-([0-9a-f]{32})-([0-9a-f]{16})-01$/;

/** Loads the library only if a collector is configured. */
export async function openTracing(
  endpoint: string | undefined,
  process: string,
): Promise<Tracing | undefined> {
  if (endpoint === undefined) return undefined;
  const [api, { BatchSpanProcessor, TracerProvider }, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ]);
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new TracerProvider({ spanProcessors: [new BatchSpanProcessor({ exporter })] });
  const tracer = provider.getTracer('applywright');
  return {
    start(name, { parent, attributes = {} } = {}) {
      const [, traceId, spanId] = form.exec(parent ?? '') ?? [];
      const context =
        traceId && spanId
          ? api.trace.setSpanContext(api.ROOT_CONTEXT, { traceId, spanId, traceFlags: 1, isRemote: true })
          : api.ROOT_CONTEXT;
      const span = tracer.startSpan(name, { attributes: { process, ...attributes } }, context);
      const { traceId: trace, spanId: own } = span.spanContext();
      return {
        traceparent: `00-${trace}-${own}-01`,
        end({ failed, attributes: more = {} }) {
          span.setAttributes(more);
          if (failed) span.setStatus({ code: api.SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    close: () => provider.shutdown(),
  };
}
