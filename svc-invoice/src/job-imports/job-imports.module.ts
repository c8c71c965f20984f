import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ImportedJob, JobImport } from './job-import.entity.js';
import { JobImportsController } from './job-imports.controller.js';
import { JobImports } from './job-imports.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([ImportedJob, JobImport])],
  controllers: [JobImportsController],
  providers: [JobImports],
})
export class JobImportsModule {}
