import { Controller, Get, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Public } from '../sessions/access.guard.js';
import { Metrics } from './metrics.js';
import { StateMetrics } from './state-metrics.js';

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
