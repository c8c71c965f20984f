import { Module } from '@nestjs/common';
import { LinkTokens } from './link-tokens.service.js';

@Module({ providers: [LinkTokens], exports: [LinkTokens] })
export class PageLinksModule {}
