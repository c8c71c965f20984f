import {
  type CallBody,
  type CallParams,
  type CallQuery,
  countQuotes,
  decideQuote,
  getQuote,
  linkQuote,
  listQuoteMonths,
  listQuotes,
  listQuoteTexts,
  makeFromQuote,
  printQuote,
  removeQuote,
  removeQuoteText,
  reviseQuote,
  revokeQuoteLinks,
  saveQuote,
  saveQuoteText,
  sendQuote,
} from '@cleaning/contracts';
import { answerPdf, type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { QuoteAnswers } from './quote-answers.service.js';
import { QuoteDrafts } from './quote-drafts.service.js';
import { QuoteMaking } from './quote-making.service.js';
import { QuoteReads } from './quote-reads.service.js';
import { QuoteSending } from './quote-sending.service.js';
import { QuoteTexts } from './quote-texts.service.js';

@Controller()
@Roles('admin')
export class QuotesController {
  constructor(
    private readonly reads: QuoteReads,
    private readonly drafts: QuoteDrafts,
    private readonly sending: QuoteSending,
    private readonly answers: QuoteAnswers,
    private readonly making: QuoteMaking,
  ) {}

  @Route(listQuotes)
  list(@Query() query: CallQuery<typeof listQuotes>) {
    return this.reads.list(query);
  }

  // Declared before the path with an id, which would match it.
  @Route(countQuotes)
  count() {
    return this.reads.count();
  }

  @Route(listQuoteMonths)
  listMonths() {
    return this.reads.listMonths();
  }

  @Route(getQuote)
  getDetail(@Param() { id }: CallParams<typeof getQuote>) {
    return this.reads.getDetail(id);
  }

  @Route(printQuote)
  async print(@Param() { id }: CallParams<typeof printQuote>, @Res() response: Response): Promise<void> {
    const { name, content } = await this.sending.getPdf(id);
    answerPdf(response, name, content);
  }

  @Route(saveQuote)
  async save(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof saveQuote>) {
    return this.reads.getDetail(await this.drafts.save(admin, body));
  }

  @Route(removeQuote)
  remove(@CurrentCaller() admin: Caller, @Body() { id }: CallBody<typeof removeQuote>) {
    return this.drafts.remove(admin, id);
  }

  @Route(reviseQuote)
  revise(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof reviseQuote>) {
    return this.drafts.revise(admin, body);
  }

  @Route(sendQuote)
  send(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof sendQuote>) {
    return this.sending.send(admin, body);
  }

  @Route(linkQuote)
  createLink(@CurrentCaller() admin: Caller, @Body() { id }: CallBody<typeof linkQuote>) {
    return this.sending.createLink(admin, id);
  }

  @Route(revokeQuoteLinks)
  revoke(@CurrentCaller() admin: Caller, @Body() { id }: CallBody<typeof revokeQuoteLinks>) {
    return this.sending.revoke(admin, id);
  }

  @Route(decideQuote)
  decide(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof decideQuote>) {
    return this.answers.enter(admin, body);
  }

  @Route(makeFromQuote)
  make(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof makeFromQuote>) {
    return this.making.make(admin, body);
  }
}

@Controller()
@Roles('admin')
export class QuoteTextsController {
  constructor(private readonly texts: QuoteTexts) {}

  @Route(listQuoteTexts)
  list() {
    return this.texts.list();
  }

  @Route(saveQuoteText)
  save(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof saveQuoteText>) {
    return this.texts.save(admin, body);
  }

  @Route(removeQuoteText)
  remove(@CurrentCaller() admin: Caller, @Body() { id }: CallBody<typeof removeQuoteText>) {
    return this.texts.remove(admin, id);
  }
}
