import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ReceivablesModule } from '../receivables/receivables.module.js';
import {
  BankLineRow,
  BankLookAlike,
  BankOutgoing,
  BankStatement,
  KnownPayer,
  RememberedColumns,
} from './bank-statement.entity.js';
import { BankStatementsController } from './bank-statements.controller.js';
import { BankStatements } from './bank-statements.service.js';
import { LookAlikes } from './look-alikes.service.js';
import { MatchedLines } from './matched-lines.service.js';
import { StatementLayout } from './statement-layout.entity.js';

@Module({
  imports: [
    ReceivablesModule,
    TypeOrmModule.forFeature([
      BankLineRow,
      BankLookAlike,
      BankOutgoing,
      BankStatement,
      KnownPayer,
      RememberedColumns,
      StatementLayout,
    ]),
  ],
  controllers: [BankStatementsController],
  providers: [BankStatements, LookAlikes, MatchedLines],
})
export class BankStatementsModule {}
