import type { ServiceStatus } from '@cleaning/contracts';
import { Controller, Get, HttpCode, Injectable, type OnModuleDestroy, Res } from '@nestjs/common';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { Public } from '../access/access.guard.js';
import { TokenKeys } from '../access/token-keys.js';
import { pingDatabase } from '../database/data-source.js';
import { PubSub } from '../redis/redis.js';
import { FurtherStores } from './further-stores.js';
import { Metrics } from './metrics.js';
import { StateMetrics } from './state-metrics.js';

/** For the container engine and the start script; nginx does not route these paths. */
@Controller()
export class HealthController implements OnModuleDestroy {
  private draining = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly pubSub: PubSub,
    private readonly keys: TokenKeys,
    private readonly stores: FurtherStores,
  ) {}

  onModuleDestroy(): void {
    this.draining = true;
  }

  /** The process is alive. */
  @Get('/healthz')
  @Public()
  @HttpCode(200)
  checkLiveness() {
    return { status: 'ok' };
  }

  /** True if the service can handle requests. Redis isn't needed: services poll each other's feeds. */
  @Get('/readyz')
  @Public()
  async checkReadiness(@Res({ passthrough: true }) response: Response) {
    const database = await pingDatabase(this.dataSource);
    // Until svc-auth's keys are known, every token would be refused.
    const keys = database && (await this.keys.hasAny());
    const ready = keys && !this.draining;
    response.status(ready ? 200 : 503);
    return {
      status: ready ? 'ready' : 'not-ready',
      database,
      keys,
      redis: this.pubSub.connected,
      ...this.stores.getStates(),
    };
  }
}

/** Cache time, because anybody may ask. */
const STATUS_MS = 2000;

/** Public status of a service. Each service has a controller with its own path. */
@Injectable()
export class PublicStatus {
  private cached: { until: number; works: Promise<boolean> } | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly stores: FurtherStores,
  ) {}

  async read(now = performance.now()): Promise<ServiceStatus> {
    const works = await this.works(now);
    const { objects } = this.stores.getStates();
    return { works, ...(objects === undefined ? {} : { files: works && objects }) };
  }

  private works(now: number): Promise<boolean> {
    if (!this.cached || this.cached.until <= now) {
      this.cached = { until: now + STATUS_MS, works: pingDatabase(this.dataSource) };
    }
    return this.cached.works;
  }
}

/** For Prometheus; nginx does not route this path. */
@Controller()
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    private readonly state: StateMetrics,
  ) {}

  /** Always 200. Leaves out values that can't be read; `cleaning_dependency_up` shows why. */
  @Get('/metrics')
  @Public()
  async read(@Res() response: Response): Promise<void> {
    await this.state.read();
    response.type(this.metrics.registry.contentType).send(await this.metrics.registry.metrics());
  }
}
