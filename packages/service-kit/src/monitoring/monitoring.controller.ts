import { Controller, Get, HttpCode, type OnModuleDestroy, Res } from '@nestjs/common';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { Public } from '../access/access.guard.js';
import { TokenKeys } from '../access/token-keys.js';
import { Bus } from '../redis/redis.js';
import { Metrics } from './metrics.js';
import { StateMetrics } from './state-metrics.js';

/** For the container engine and the start script; nginx does not pass these paths on. */
@Controller()
export class HealthController implements OnModuleDestroy {
  private draining = false;

  constructor(
    private readonly dataSource: DataSource,
    private readonly bus: Bus,
    private readonly keys: TokenKeys,
  ) {}

  onModuleDestroy(): void {
    this.draining = true;
  }

  /** The process lives. */
  @Get('/healthz')
  @Public()
  @HttpCode(200)
  alive() {
    return { status: 'ok' };
  }

  /** Requests can be served. Without Redis they can: the services read each other's feeds each second. */
  @Get('/readyz')
  @Public()
  async ready(@Res({ passthrough: true }) response: Response) {
    const database = await this.dataSource.query('SELECT 1').then(
      () => true,
      () => false,
    );
    // Until svc-auth's keys are known every token would be refused.
    const keys = database && (await this.keys.any());
    const ready = keys && !this.draining;
    response.status(ready ? 200 : 503);
    return { status: ready ? 'ready' : 'not-ready', database, keys, redis: this.bus.connected };
  }
}

/** For Prometheus, inside the product's network; nginx does not pass this path on. */
@Controller()
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    private readonly state: StateMetrics,
  ) {}

  /** Always 200: what cannot be read right now is left out, and `cleaning_dependency_up` says why. */
  @Get('/metrics')
  @Public()
  async read(@Res() response: Response): Promise<void> {
    await this.state.read();
    response.type(this.metrics.registry.contentType).send(await this.metrics.registry.metrics());
  }
}
