import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountOwed, RetentionStart } from './retention.entity.js';
import { Retention } from './retention.service.js';

@Module({ imports: [TypeOrmModule.forFeature([RetentionStart, AccountOwed])], providers: [Retention] })
export class RetentionModule {}
