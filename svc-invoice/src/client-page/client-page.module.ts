import { HourlyLimit } from '@cleaning/service-kit';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClientCodes } from './client-codes.service.js';
import { ClientCode, ClientPageLimit, StoredClientSession } from './client-session.entity.js';
import { ClientSessionsController } from './client-sessions.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([ClientCode, ClientPageLimit, StoredClientSession])],
  controllers: [ClientSessionsController],
  providers: [ClientCodes, HourlyLimit.of(ClientPageLimit)],
})
export class ClientPageModule {}
