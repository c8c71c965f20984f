import { Module } from '@nestjs/common';
import { WebhookEvents } from './webhook-events.service.js';

/** Separate from the sending module: notices are events, and deliveries raise notices. */
@Module({ providers: [WebhookEvents], exports: [WebhookEvents] })
export class WebhookEventsModule {}
