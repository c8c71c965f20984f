import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SettingsModule } from '../settings/settings.module.js';
import { AgreedRevenue } from './agreed-revenue.service.js';
import { JobPrice } from './job-price.entity.js';
import { JobPrices } from './job-prices.service.js';
import { PriceNotices } from './price-notices.service.js';
import { PriceSettingsRow } from './price-settings.entity.js';
import { PriceSettingsService } from './price-settings.service.js';
import { PricesController } from './prices.controller.js';

@Module({
  imports: [TypeOrmModule.forFeature([JobPrice, PriceSettingsRow]), SettingsModule],
  controllers: [PricesController],
  providers: [AgreedRevenue, JobPrices, PriceNotices, PriceSettingsService],
  exports: [AgreedRevenue, JobPrices],
})
export class PricesModule {}
