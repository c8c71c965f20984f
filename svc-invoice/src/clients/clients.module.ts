import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { LedgerModule } from '../ledger/ledger.module.js';
import { Client } from './client.entity.js';
import { ClientContactRow } from './client-contact.entity.js';
import { ClientList } from './client-list.service.js';
import { ClientsController } from './clients.controller.js';
import { Clients } from './clients.service.js';
import { JobClient } from './job-client.entity.js';
import { JobClients } from './job-clients.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Client, ClientContactRow, JobClient]), LedgerModule],
  controllers: [ClientsController],
  providers: [ClientList, Clients, JobClients],
  exports: [Clients, JobClients],
})
export class ClientsModule {}
