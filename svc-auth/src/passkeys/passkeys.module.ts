import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CompanyModule } from '../company/company.module.js';
import { Challenges } from './challenges.service.js';
import { PasskeyChallenge, PasskeyRow } from './passkey.entity.js';
import { PasskeyCheck } from './passkey-check.service.js';
import { PasskeysController } from './passkeys.controller.js';
import { Passkeys } from './passkeys.service.js';

@Global()
@Module({
  imports: [CompanyModule, TypeOrmModule.forFeature([PasskeyRow, PasskeyChallenge])],
  controllers: [PasskeysController],
  providers: [Challenges, PasskeyCheck, Passkeys],
  exports: [PasskeyCheck],
})
export class PasskeysModule {}
