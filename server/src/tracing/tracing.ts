import { context, propagation, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import plugin from 'fastify-plugin';
import type { Database } from '../db/connect.ts';
import { traceQueries } from './trace-queries.ts';
import { traceRequests } from './trace-requests.ts';

interface Tracing {
  /** Address that traces are sent to, without the path of OTLP. */
  endpoint: string;
  database: Database;
  /** True when a proxy of ours may say to which trace a request belongs. */
  behindProxy: boolean;
}

/**
 * Sends a trace of each request and its queries to a collector. This folder is loaded only when a collector is set. The
 * names of requests, tables and routes are sent, and nothing that a person has entered (docs/decisions/0276).
 */
export const tracing = plugin<Tracing>(async (app, { endpoint, database, behindProxy }) => {
  const url = `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces`;
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ 'service.name': 'codivia' }))
      // The settings OTEL_SERVICE_NAME and OTEL_RESOURCE_ATTRIBUTES.
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  provider.register();
  const tracer = provider.getTracer('codivia');
  const restore = traceQueries(tracer, database.client);
  traceRequests(app, tracer, behindProxy);
  app.addHook('onClose', async () => {
    restore();
    await provider.shutdown().catch((error) => app.log.warn({ err: error }, 'traces were lost'));
    context.disable();
    propagation.disable();
    trace.disable();
  });
});
