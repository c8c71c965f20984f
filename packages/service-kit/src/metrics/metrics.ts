import type { ServiceName } from '@cleaning/contracts';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { SERVICE } from '../service-name.js';

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
