import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { GalleryModule } from '../gallery/gallery.module.js';
import { SitePicturesModule } from '../site-pictures/site-pictures.module.js';
import { KnownSite } from './known-site.entity.js';
import { PageWriting } from './page-writing.service.js';
import { SiteController } from './site.controller.js';
import { SiteDataStore } from './site-data.service.js';
import { SitePageRow, SitePageVersion } from './site-text.entity.js';
import { SiteTexts } from './site-texts.service.js';

@Module({
  imports: [GalleryModule, SitePicturesModule, TypeOrmModule.forFeature([KnownSite, SitePageRow, SitePageVersion])],
  controllers: [SiteController],
  providers: [PageWriting, SiteDataStore, SiteTexts],
})
export class SiteModule {}
