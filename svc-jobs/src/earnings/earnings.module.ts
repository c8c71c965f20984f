import { Module } from '@nestjs/common';
import { WorkModule } from '../work/work.module.js';
import { EarningsController } from './earnings.controller.js';
import { EarningsReads } from './earnings.service.js';

@Module({
  imports: [WorkModule],
  controllers: [EarningsController],
  providers: [EarningsReads],
})
export class EarningsModule {}
