import { ENVIRONMENT, Sealing, type SealingEnvironment } from '@cleaning/service-kit';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ShiftReadsModule } from '../shifts/shift-reads.module.js';
import { DescriptionCodes } from './description-codes.service.js';
import { SiteAccess } from './site-access.service.js';
import { SiteCard, SiteView, TextWithoutCode } from './site-card.entity.js';
import { SiteCardsController, SiteCardsDeskController } from './site-cards.controller.js';
import { SiteCards } from './site-cards.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SiteCard, SiteView, TextWithoutCode]), ShiftReadsModule],
  controllers: [SiteCardsController, SiteCardsDeskController],
  providers: [
    { provide: Sealing, useFactory: (env: SealingEnvironment) => new Sealing(env), inject: [ENVIRONMENT] },
    SiteAccess,
    SiteCards,
    DescriptionCodes,
  ],
  exports: [Sealing],
})
export class SiteCardsModule {}
