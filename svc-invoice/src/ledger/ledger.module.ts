import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { KnownJob, LedgerEntry } from './ledger.entity.js';
import { Ledger } from './ledger.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([KnownJob, LedgerEntry])],
  providers: [Ledger],
  exports: [Ledger],
})
export class LedgerModule {}
