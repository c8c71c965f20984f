import { Module } from '@nestjs/common';
import { Feeds } from './feeds.js';
import { FeedsController, QueuePageController } from './queue-page.controller.js';
import { QueuePage } from './queue-page.js';

@Module({
  controllers: [FeedsController, QueuePageController],
  providers: [Feeds, QueuePage],
})
export class QueuePageModule {}
