import { Module } from '@nestjs/common';
import { PersonalDataController } from './personal-data.controller.js';
import { PersonalData } from './personal-data.service.js';

@Module({ controllers: [PersonalDataController], providers: [PersonalData] })
export class PersonalDataModule {}
