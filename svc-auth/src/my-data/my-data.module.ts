import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AccountDocuments } from '../accounts/account-documents.entity.js';
import { MyDataController } from './my-data.controller.js';
import { MyData, OwnDocuments } from './my-data.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([AccountDocuments])],
  controllers: [MyDataController],
  providers: [MyData, OwnDocuments],
})
export class MyDataModule {}
