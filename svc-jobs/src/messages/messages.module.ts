import { HourlyLimit } from '@cleaning/service-kit';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Message, MessageLimit, MessageRead, MessageThread } from './message.entity.js';
import { MessagesController } from './messages.controller.js';
import { Messages } from './messages.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Message, MessageLimit, MessageRead, MessageThread])],
  controllers: [MessagesController],
  providers: [Messages, HourlyLimit.createProvider(MessageLimit)],
})
export class MessagesModule {}
