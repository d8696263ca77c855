import {
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  type Tracer,
  trace,
} from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Makes one span for each request, named after its route: never its address, since some contain tokens, names and
 * codes. The id of the request leads to its log lines.
 */
export function traceRequests(app: FastifyInstance, tracer: Tracer, behindProxy: boolean): void {
  const spans = new WeakMap<FastifyRequest, Span>();

  app.addHook('onRequest', (request, _reply, next) => {
    const { method } = request;
    const route = request.is404 ? 'none' : (request.routeOptions.url ?? 'none');
    const attributes = {
      'http.request.method': method,
      'http.route': route,
      'codivia.request_id': request.id,
    };
    const around = behindProxy ? propagation.extract(ROOT_CONTEXT, request.headers) : ROOT_CONTEXT;
    const options = { kind: SpanKind.SERVER, attributes };
    const span = tracer.startSpan(`${method} ${route}`, options, around);
    spans.set(request, span);
    // The next hooks and the handler are called from here, so that queries know to which request they belong.
    context.with(trace.setSpan(around, span), next);
  });

  app.addHook('onResponse', (request, reply, next) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) {
      span?.setAttribute('error.type', String(reply.statusCode));
      span?.setStatus({ code: SpanStatusCode.ERROR });
    }
    span?.end();
    next();
  });
}
