import { Module } from '@nestjs/common';
import { PlacesController } from './places.controller.js';
import { PlaceReads } from './places.service.js';

@Module({ controllers: [PlacesController], providers: [PlaceReads] })
export class PlacesModule {}
