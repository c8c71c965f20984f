import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DocumentSignature, SignedText } from '../documents/document-signature.entity.js';
import { DocumentsModule } from '../documents/documents.module.js';
import { FilesModule } from '../files/files.module.js';
import { ObjectsModule } from '../objects/objects.module.js';
import { KnownSite } from '../site/known-site.entity.js';
import { SitePicturesModule } from '../site-pictures/site-pictures.module.js';
import { PaperText } from './paper.entity.js';
import { PaperTexts } from './paper-texts.service.js';
import { PapersController } from './papers.controller.js';
import { Papers } from './papers.service.js';
import { Signing } from './signing.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([DocumentSignature, KnownSite, PaperText, SignedText]),
    DocumentsModule,
    FilesModule,
    ObjectsModule,
    SitePicturesModule,
  ],
  controllers: [PapersController],
  providers: [Papers, PaperTexts, Signing],
})
export class PapersModule {}
