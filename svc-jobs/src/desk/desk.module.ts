import { Module } from '@nestjs/common';
import { AttentionList } from './attention.service.js';
import { DeskController } from './desk.controller.js';
import { MonthOverview } from './overview.service.js';
import { WorkList } from './work-list.service.js';

@Module({
  controllers: [DeskController],
  providers: [AttentionList, MonthOverview, WorkList],
})
export class DeskModule {}
