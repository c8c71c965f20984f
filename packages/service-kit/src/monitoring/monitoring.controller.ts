import { Controller, Get, HttpCode, type OnModuleDestroy, Res } from '@nestjs/common';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { Public } from '../access/access.guard.js';
import { TokenKeys } from '../access/token-keys.js';
import { Bus } from '../redis/redis.js';
import { Metrics } from './metrics.js';
import { StateMetrics } from './state-metrics.js';

/** For the container engine and the start script; nginx does not route these paths. */
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

  /** The process is alive. */
  @Get('/healthz')
  @Public()
  @HttpCode(200)
  alive() {
    return { status: 'ok' };
  }

  /** The service can answer requests. Redis is not needed: services poll each other's feeds. */
  @Get('/readyz')
  @Public()
  async ready(@Res({ passthrough: true }) response: Response) {
    const database = await this.dataSource.query('SELECT 1').then(
      () => true,
      () => false,
    );
    // Until svc-auth's keys are known, every token would be refused.
    const keys = database && (await this.keys.any());
    const ready = keys && !this.draining;
    response.status(ready ? 200 : 503);
    return { status: ready ? 'ready' : 'not-ready', database, keys, redis: this.bus.connected };
  }
}

/** For Prometheus; nginx does not route this path. */
@Controller()
export class MetricsController {
  constructor(
    private readonly metrics: Metrics,
    private readonly state: StateMetrics,
  ) {}

  /** Always 200. A value that cannot be read is left out; `cleaning_dependency_up` shows why. */
  @Get('/metrics')
  @Public()
  async read(@Res() response: Response): Promise<void> {
    await this.state.read();
    response.type(this.metrics.registry.contentType).send(await this.metrics.registry.metrics());
  }
}
