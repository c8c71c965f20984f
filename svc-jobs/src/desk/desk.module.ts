import { Module } from '@nestjs/common';
import { WorkModule } from '../work/work.module.js';
import { AttentionList } from './attention.service.js';
import { DeskController } from './desk.controller.js';
import { MonthOverview } from './overview.service.js';
import { WorkList } from './work-list.service.js';

@Module({
  imports: [WorkModule],
  controllers: [DeskController],
  providers: [AttentionList, MonthOverview, WorkList],
})
export class DeskModule {}
