import { ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto'
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources'
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  RandomIdGenerator,
  type SpanExporter,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import type { SpanSink } from './tracing.ts'

export interface OtelOptions {
  /** Base address of an OTLP receiver, such as a collector. */
  endpoint: string
  /** The build that runs. */
  build: string
  /** In place of the one that sends to the endpoint, for tests. */
  exporter?: SpanExporter
}

const kinds = { server: SpanKind.SERVER, client: SpanKind.CLIENT, internal: SpanKind.INTERNAL } as const

/**
 * Sends spans by OpenTelemetry's protocol. This module is loaded only when traces are on (OPS-09). Further settings are
 * OpenTelemetry's own: OTEL_EXPORTER_OTLP_HEADERS, OTEL_SERVICE_NAME, OTEL_RESOURCE_ATTRIBUTES.
 */
export function createOtelSink({ endpoint, build, exporter }: OtelOptions): SpanSink {
  const ids = new RandomIdGenerator()
  let traceOfRoot: string | undefined
  const own = resourceFromAttributes({ 'service.name': 'member-portal', 'service.version': build })
  const provider = new TracerProvider({
    resource: own.merge(detectResources({ detectors: [envDetector] })),
    // Whether a trace is kept is decided before a span of it is made.
    sampler: new AlwaysOnSampler(),
    idGenerator: {
      generateTraceId: () => traceOfRoot ?? ids.generateTraceId(),
      generateSpanId: () => ids.generateSpanId(),
    },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: exporter ?? new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` }),
      }),
    ],
  })
  const tracer = provider.getTracer('member-portal', build)
  return {
    begin(traceId, parentId, kind) {
      const parent = { traceId, spanId: parentId ?? '', traceFlags: TraceFlags.SAMPLED, isRemote: kind === 'server' }
      const context = parentId === undefined ? ROOT_CONTEXT : trace.setSpanContext(ROOT_CONTEXT, parent)
      traceOfRoot = traceId
      const span = tracer.startSpan('', { kind: kinds[kind] }, context)
      return {
        spanId: span.spanContext().spanId,
        end({ name, attributes, isFailed }) {
          span.updateName(name)
          for (const [key, value] of Object.entries(attributes)) if (value !== undefined) span.setAttribute(key, value)
          if (isFailed) span.setStatus({ code: SpanStatusCode.ERROR })
          span.end()
        },
      }
    },
    close: () => provider.shutdown(),
  }
}
