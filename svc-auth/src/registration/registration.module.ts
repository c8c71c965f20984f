import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Account } from '../accounts/account.entity.js';
import { MediaDocuments, StagedDocuments } from './media-documents.service.js';
import { RegistrationController } from './registration.controller.js';
import { RegistrationRecord } from './registration.entity.js';
import { Registration } from './registration.service.js';
import { RegistrationBooking } from './registration-booking.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([Account, RegistrationBooking, RegistrationRecord])],
  controllers: [RegistrationController],
  providers: [MediaDocuments, Registration, StagedDocuments],
})
export class RegistrationModule {}
