import { Controller, Get, HttpCode, type OnModuleDestroy, Res } from '@nestjs/common';
import type { Response } from 'express';
import { DataSource } from 'typeorm';
import { Bus } from '../redis/bus.js';
import { Public } from '../sessions/access.guard.js';
import { TokenKeys } from '../sessions/sessions.js';

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
