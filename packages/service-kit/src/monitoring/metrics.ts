import type { ServiceName } from '@cleaning/contracts';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { SERVICE } from '../environment/environment.js';

/** What this service tells Prometheus. A registry of its own, because tests run several services in one process. */
@Injectable()
export class Metrics implements OnApplicationShutdown {
  readonly registry = new Registry();

  constructor(@Inject(SERVICE) service: ServiceName) {
    this.registry.setDefaultLabels({ service: `svc-${service}` });
    // Processor time, memory, event loop, garbage collection, open files.
    collectDefaultMetrics({ register: this.registry });
  }

  onApplicationShutdown(): void {
    this.registry.clear();
  }
}

/** In seconds. Reads take a few milliseconds; uploads and what waits for other services take up to a minute. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];
/** All paths that no route answers count as one: anybody can make up as many as they like. */
const NO_ROUTE = 'none';

/**
 * Counts each answer and how long it took, by method, route template and status. Never by the path as it was sent, which carries ids.
 * An answer whose client hung up before it was complete counts as well, with the status that it had by then.
 */
export function measureRequests(registry: Registry): RequestHandler {
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: BUCKETS,
    registers: [registry],
  });
  return (request: Request, response: Response, next: NextFunction) => {
    const begun = performance.now();
    response.once('close', () => {
      // Express notes the route on the request once it has been found.
      const route = (request.route as { path?: unknown } | undefined)?.path;
      const labels = {
        method: request.method,
        route: typeof route === 'string' && !route.startsWith('*') && !route.startsWith('/*') ? route : NO_ROUTE,
        status: response.statusCode,
      };
      durations.observe(labels, (performance.now() - begun) / 1000);
    });
    next();
  };
}
