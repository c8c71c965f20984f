import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { KnownJob, LedgerEntry } from './ledger.entity.js';
import { Ledger } from './ledger.service.js';
import { OpenWork } from './open-work.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([KnownJob, LedgerEntry, OpenWork])],
  providers: [Ledger],
  exports: [Ledger],
})
export class LedgerModule {}
