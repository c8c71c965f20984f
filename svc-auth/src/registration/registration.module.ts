import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MediaDocuments, StagedDocuments } from './media-documents.service.js';
import { RegistrationController } from './registration.controller.js';
import { Registration, RegistrationRecord } from './registration.service.js';
import { RegistrationBooking } from './registration-booking.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([RegistrationBooking, RegistrationRecord])],
  controllers: [RegistrationController],
  providers: [MediaDocuments, Registration, StagedDocuments],
})
export class RegistrationModule {}
