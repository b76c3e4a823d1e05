// Sends traces of requests and statements to an OTLP collector. Install with `npm install --prefix deploy/otel`, then
//   NODE_OPTIONS="--import /app/deploy/otel/preload.mjs" OTEL_EXPORTER_OTLP_ENDPOINT=http://collector:4318
import { hostname } from 'node:os';
import { register } from 'node:module';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-proto';
import { registerInstrumentations } from '@opentelemetry/instrumentation';
import { HttpInstrumentation } from '@opentelemetry/instrumentation-http';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  NodeTracerProvider,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-node';

/** All of them would cost a third of the processor time of a search. */
const SHARE = Number(process.env['OTEL_TRACES_SAMPLER_ARG'] ?? 0.01);
const WATCHERS = ['/healthz', '/readyz', '/metrics'];

register('@opentelemetry/instrumentation/hook.mjs', import.meta.url);
const provider = new NodeTracerProvider({
  resource: resourceFromAttributes({
    'service.name': 'trailyard',
    'service.instance.id': process.env['INSTANCE_NAME'] || hostname(),
  }),
  sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(SHARE) }),
  spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
});
provider.register();

registerInstrumentations({
  tracerProvider: provider,
  instrumentations: [
    new HttpInstrumentation({
      ignoreIncomingRequestHook: ({ url = '' }) => WATCHERS.includes(url),
      // The shop takes its trace id from this header, so that its log and its answers name the trace of the collector.
      requestHook: (span, request) => {
        if (!('rawHeaders' in request) || !('httpVersion' in request)) return;
        const { traceId, spanId, traceFlags } = span.spanContext();
        const traceparent = `00-${traceId}-${spanId}-0${traceFlags}`;
        const { headers, rawHeaders } = request;
        headers['traceparent'] = traceparent;
        const given = rawHeaders.findIndex((name, index) => index % 2 === 0 && name.toLowerCase() === 'traceparent');
        const place = given === -1 ? rawHeaders.length : given;
        rawHeaders.splice(place, 2, 'traceparent', traceparent);
      },
    }),
    new PgInstrumentation({ requireParentSpan: true }),
  ],
});
