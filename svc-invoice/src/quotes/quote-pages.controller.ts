import {
  acceptQuote,
  askAboutQuote,
  type CallBody,
  declineQuote,
  markQuoteSeen,
  readQuote,
  readQuoteDocument,
  readQuotePdf,
} from '@cleaning/contracts';
import { answerPdf, Public, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { QuoteFeed } from './quote-feed.service.js';
import { QuotePages } from './quote-page.service.js';

@Controller()
@Public()
export class QuotePagesController {
  constructor(private readonly pages: QuotePages) {}

  @Route(readQuote)
  read(@Body() { token }: CallBody<typeof readQuote>, @Req() { ip }: Request) {
    return this.pages.read(token, ip);
  }

  @Route(markQuoteSeen)
  markSeen(@Body() { token }: CallBody<typeof markQuoteSeen>, @Req() { ip }: Request) {
    return this.pages.markSeen(token, ip);
  }

  @Route(acceptQuote)
  accept(@Body() body: CallBody<typeof acceptQuote>, @Req() { ip }: Request) {
    return this.pages.accept(body, ip);
  }

  @Route(declineQuote)
  decline(@Body() body: CallBody<typeof declineQuote>, @Req() { ip }: Request) {
    return this.pages.decline(body, ip);
  }

  @Route(askAboutQuote)
  ask(@Body() body: CallBody<typeof askAboutQuote>, @Req() { ip }: Request) {
    return this.pages.ask(body, ip);
  }

  @Route(readQuotePdf)
  async getPdf(@Body() { token }: CallBody<typeof readQuotePdf>, @Req() { ip }: Request, @Res() response: Response) {
    const { name, content } = await this.pages.getPdf(token, ip);
    answerPdf(response, name, content);
  }
}

@Controller()
@Roles('service')
export class QuoteDocumentsController {
  constructor(private readonly feed: QuoteFeed) {}

  @Route(readQuoteDocument)
  getDocument(@Body() { id }: CallBody<typeof readQuoteDocument>) {
    return this.feed.getDocument(id);
  }
}
