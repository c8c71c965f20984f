import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { IdentitiesController } from './identities.controller.js';
import { Identities } from './identities.service.js';
import { LinkedIdentity, ProviderAttempt } from './identity.entity.js';
import { ProviderAttempts } from './provider-attempts.service.js';
import { ProviderClient } from './provider-client.service.js';

@Global()
@Module({
  imports: [TypeOrmModule.forFeature([LinkedIdentity, ProviderAttempt])],
  controllers: [IdentitiesController],
  providers: [Identities, ProviderAttempts, ProviderClient],
  exports: [Identities, ProviderAttempts, ProviderClient],
})
export class IdentitiesModule {}
