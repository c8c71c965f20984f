import { Module } from '@nestjs/common';
import { MyDataController } from './my-data.controller.js';
import { MyData, OwnDocuments } from './my-data.service.js';

@Module({
  controllers: [MyDataController],
  providers: [MyData, OwnDocuments],
})
export class MyDataModule {}
