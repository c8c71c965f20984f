import { Module } from '@nestjs/common';
import { FencesController } from './fences.controller.js';
import { Fences } from './fences.service.js';

@Module({
  controllers: [FencesController],
  providers: [Fences],
})
export class FencesModule {}
