import { Module } from '@nestjs/common';
import { FileWorkers } from './file-workers.service.js';

@Module({ providers: [FileWorkers], exports: [FileWorkers] })
export class FileWorkersModule {}
