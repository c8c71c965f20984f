import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
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
import { StatementLayout } from './statement-layout.entity.js';

@Module({
  imports: [
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
  providers: [BankStatements, LookAlikes],
})
export class BankStatementsModule {}
