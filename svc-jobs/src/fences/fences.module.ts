import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FencesController } from './fences.controller.js';
import { Fences } from './fences.service.js';
import { JobFence } from './job-fence.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([JobFence])],
  controllers: [FencesController],
  providers: [Fences],
})
export class FencesModule {}
