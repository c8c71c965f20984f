import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApiKey } from './api-key.entity.js';
import { ApiKeysController, InternalApiKeysController } from './api-keys.controller.js';
import { ApiKeyList } from './api-keys.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ApiKey])],
  controllers: [ApiKeysController, InternalApiKeysController],
  providers: [ApiKeyList],
})
export class ApiKeysModule {}
