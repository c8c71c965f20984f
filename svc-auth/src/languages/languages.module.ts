import { Module } from '@nestjs/common';
import { LanguagesController } from './languages.controller.js';
import { Languages } from './languages.service.js';

@Module({ controllers: [LanguagesController], providers: [Languages] })
export class LanguagesModule {}
