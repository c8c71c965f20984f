import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { WebhookEventsModule } from '../webhooks/webhook-events.module.js';
import { DeliveredNotice, Notice, NoticeChoice } from './notice.entity.js';
import { NoticeChoices } from './notice-choices.service.js';
import { NoticeList } from './notice-list.service.js';
import { NoticesController } from './notices.controller.js';
import { Notices } from './notices.service.js';
import { UnsubscribeController } from './unsubscribe.controller.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([Notice, DeliveredNotice, NoticeChoice]), WebhookEventsModule],
  controllers: [NoticesController, UnsubscribeController],
  providers: [NoticeChoices, NoticeList, Notices],
  exports: [Notices],
})
export class NoticesModule {}
