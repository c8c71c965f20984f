import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PageLinksModule } from '../page-links/page-links.module.js';
import { DocumentLink } from './document-link.entity.js';
import { DocumentLinks } from './document-links.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([DocumentLink]), PageLinksModule],
  providers: [DocumentLinks],
  exports: [DocumentLinks],
})
export class DocumentLinksModule {}
