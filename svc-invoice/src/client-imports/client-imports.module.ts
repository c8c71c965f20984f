import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ClientsModule } from '../clients/clients.module.js';
import { ClientImport, ImportedClient } from './client-import.entity.js';
import { ClientImportsController } from './client-imports.controller.js';
import { ClientImports } from './client-imports.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ClientImport, ImportedClient]), ClientsModule],
  controllers: [ClientImportsController],
  providers: [ClientImports],
})
export class ClientImportsModule {}
