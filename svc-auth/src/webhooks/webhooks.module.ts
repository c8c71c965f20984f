import { WEBHOOK_QUEUE } from '@cleaning/contracts';
import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Webhook, WebhookDelivery } from './webhook.entity.js';
import { WebhookDeliveries } from './webhook-deliveries.service.js';
import { WebhookQueue } from './webhook-queue.processor.js';
import { WebhookSender } from './webhook-sender.service.js';
import { WebhooksController } from './webhooks.controller.js';
import { Webhooks } from './webhooks.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Webhook, WebhookDelivery]), BullModule.registerQueue({ name: WEBHOOK_QUEUE })],
  controllers: [WebhooksController],
  providers: [WebhookDeliveries, WebhookQueue, WebhookSender, Webhooks],
})
export class WebhooksModule {}
