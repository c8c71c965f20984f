import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ExtrasController } from './extras.controller.js';
import { Extras } from './extras.service.js';
import { InvoiceExtra } from './invoice-extra.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([InvoiceExtra])],
  controllers: [ExtrasController],
  providers: [Extras],
})
export class ExtrasModule {}
