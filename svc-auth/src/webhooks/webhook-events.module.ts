import { Module } from '@nestjs/common';
import { WebhookEvents } from './webhook-events.service.js';

/** Apart from the module that sends: notices are events, and what is sent raises notices. */
@Module({ providers: [WebhookEvents], exports: [WebhookEvents] })
export class WebhookEventsModule {}
