import { Module } from '@nestjs/common';
import { AttentionList } from './attention.service.js';
import { DeskController } from './desk.controller.js';
import { WorkList } from './work-list.service.js';

@Module({
  controllers: [DeskController],
  providers: [AttentionList, WorkList],
})
export class DeskModule {}
