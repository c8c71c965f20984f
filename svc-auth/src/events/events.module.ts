import { Module } from '@nestjs/common';
import { JwtModule } from '@nestjs/jwt';
import { EventStreams } from './event-streams.service.js';
import { EventsController } from './events.controller.js';

@Module({ imports: [JwtModule.register({})], controllers: [EventsController], providers: [EventStreams] })
export class EventsModule {}
