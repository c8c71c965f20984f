import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DetailChange } from './detail-change.entity.js';
import { DetailRequests } from './detail-requests.service.js';
import { DetailsDeskController, OwnDetailsController } from './details.controller.js';
import { PersonDetails } from './person-details.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([DetailChange])],
  controllers: [OwnDetailsController, DetailsDeskController],
  providers: [DetailRequests, PersonDetails],
})
export class DetailsModule {}
