import { GALLERY_IMAGES_QUEUE } from '@cleaning/contracts';
import { BullModule } from '@nestjs/bullmq';
import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FilesModule } from '../files/files.module.js';
import { ObjectsModule } from '../objects/objects.module.js';
import { FileWorkersModule } from '../workers/file-workers.module.js';
import { GalleryController } from './gallery.controller.js';
import { GalleryCollection, GalleryImage } from './gallery.entity.js';
import { Gallery } from './gallery.service.js';
import { ImageMaking } from './image-making.service.js';
import { ImageQueue } from './image-queue.processor.js';
import { ImageReceiver } from './image-receiver.service.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([GalleryCollection, GalleryImage]),
    BullModule.registerQueue({ name: GALLERY_IMAGES_QUEUE }),
    ObjectsModule,
    FilesModule,
    FileWorkersModule,
  ],
  controllers: [GalleryController],
  providers: [ImageMaking, ImageQueue, ImageReceiver, Gallery],
  exports: [ImageQueue, Gallery],
})
export class GalleryModule {}
