import type { ServiceName } from '@cleaning/contracts';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { SERVICE } from '../environment/environment.js';

/** The registry of this service. One for each instance, because tests run several services in one process. */
@Injectable()
export class Metrics implements OnApplicationShutdown {
  readonly registry = new Registry();

  constructor(@Inject(SERVICE) service: ServiceName) {
    this.registry.setDefaultLabels({ service: `svc-${service}` });
    // The default precision wakes an idle process a hundred times a second. The reported event loop lag includes these ms.
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: 400 });
  }

  /**
   * @param collect runs before Prometheus reads the value
   */
  createGauge<L extends string>(name: string, help: string, labelNames: L[], collect?: () => Promise<void>): Gauge<L> {
    return new Gauge({ name, help, labelNames, registers: [this.registry], ...(collect ? { collect } : {}) });
  }

  onApplicationShutdown(): void {
    this.registry.clear();
  }
}

/** Seconds. Reads take a few milliseconds; uploads and calls that wait for other services up to a minute. */
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10, 60];
export const EVENT_STREAM = 'text/event-stream';
/** Label of all unknown paths: a label for each would be unbounded. */
const NO_ROUTE = 'none';

/**
 * Measures each response by method, route template and status; the path itself would contain ids. An aborted response
 * counts with the status it had. Event streams don't count: they last as long as a page is open.
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
      if (response.getHeader('content-type') === EVENT_STREAM) return;
      // Express sets request.route when it has found the route.
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
