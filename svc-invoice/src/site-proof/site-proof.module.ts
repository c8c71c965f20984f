import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SiteProofController } from './site-proof.controller.js';
import { SiteProofRow, SiteProofVersion } from './site-proof.entity.js';
import { SiteProofService } from './site-proof.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SiteProofRow, SiteProofVersion])],
  controllers: [SiteProofController],
  providers: [SiteProofService],
  exports: [SiteProofService],
})
export class SiteProofModule {}
