import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CompanyModule } from '../company/company.module.js';
import { CurrentPassword } from '../sessions/current-password.service.js';
import { SecondFactorController } from './second-factor.controller.js';
import { RecoveryCode, TotpFactor } from './second-factor.entity.js';
import { SecondFactor } from './second-factor.service.js';

@Global()
@Module({
  imports: [CompanyModule, TypeOrmModule.forFeature([TotpFactor, RecoveryCode])],
  controllers: [SecondFactorController],
  providers: [CurrentPassword, SecondFactor],
  exports: [CurrentPassword, SecondFactor],
})
export class SecondFactorModule {}
