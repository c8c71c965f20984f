import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { KnownSite } from './known-site.entity.js';
import { PageWriting } from './page-writing.service.js';
import { SiteDataStore } from './site-data.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([KnownSite])],
  providers: [PageWriting, SiteDataStore],
})
export class SiteModule {}
