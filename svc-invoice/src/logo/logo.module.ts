import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CompanyLogo } from './company-logo.entity.js';
import { Logos } from './logos.service.js';

@Module({ imports: [TypeOrmModule.forFeature([CompanyLogo])], providers: [Logos], exports: [Logos] })
export class LogoModule {}
