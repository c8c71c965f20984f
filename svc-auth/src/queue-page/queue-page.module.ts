import { Module } from '@nestjs/common';
import { Feeds } from './feeds.service.js';
import { FeedsController, QueuePageController } from './queue-page.controller.js';
import { QueuePage } from './queue-page.service.js';

@Module({
  controllers: [FeedsController, QueuePageController],
  providers: [Feeds, QueuePage],
})
export class QueuePageModule {}
