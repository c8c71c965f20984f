import {
  type CallBody,
  type CallParams,
  type CallQuery,
  endClientSessions,
  getClientPage,
  getClientPageDesk,
  listClientDocuments,
  listClientQuotes,
  markDocumentOpened,
  printClientDocument,
  printClientQuote,
  readDocumentPage,
  readDocumentPdf,
  revokeClientLinks,
  saveClientPage,
  sendClientMessage,
} from '@cleaning/contracts';
import {
  answerPdf,
  type Caller,
  type ClientSession,
  CurrentCaller,
  CurrentClient,
  Public,
  Roles,
  Route,
} from '@cleaning/service-kit';
import { Body, Controller, Param, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ClientDocuments } from './client-documents.service.js';
import { ClientMessages } from './client-messages.service.js';
import { ClientPageDesks } from './client-page-desk.service.js';
import { DocumentPages } from './document-pages.service.js';

/** The pages of mailed documents, for people with a link. */
@Controller()
@Public()
export class DocumentPagesController {
  constructor(private readonly pages: DocumentPages) {}

  @Route(readDocumentPage)
  read(@Body() { token }: CallBody<typeof readDocumentPage>, @Req() { ip }: Request) {
    return this.pages.read(token, ip);
  }

  @Route(markDocumentOpened)
  markOpened(@Body() { token }: CallBody<typeof markDocumentOpened>, @Req() { ip }: Request) {
    return this.pages.markOpened(token, ip);
  }

  @Route(readDocumentPdf)
  async getPdf(@Body() { token }: CallBody<typeof readDocumentPdf>, @Req() { ip }: Request, @Res() response: Response) {
    const { name, pdf } = await this.pages.getPdf(token, ip);
    answerPdf(response, name, pdf);
  }
}

/** Data for contacts of clients. The session alone decides whose it is. */
@Controller()
@Roles('client')
export class ClientPageController {
  constructor(
    private readonly documents: ClientDocuments,
    private readonly messages: ClientMessages,
  ) {}

  @Route(getClientPage)
  getPage(@CurrentClient() client: ClientSession) {
    return this.documents.getPage(client);
  }

  @Route(sendClientMessage)
  write(
    @CurrentClient() client: ClientSession,
    @Body() body: CallBody<typeof sendClientMessage>,
    @Req() { ip }: Request,
  ) {
    return this.messages.send(client, body, ip);
  }

  @Route(listClientDocuments)
  list(@CurrentClient() client: ClientSession, @Query() query: CallQuery<typeof listClientDocuments>) {
    return this.documents.list(client, query);
  }

  @Route(listClientQuotes)
  listQuotes(@CurrentClient() client: ClientSession) {
    return this.documents.listQuotes(client);
  }

  @Route(printClientDocument)
  async print(
    @CurrentClient() client: ClientSession,
    @Body() body: CallBody<typeof printClientDocument>,
    @Res() response: Response,
  ) {
    const { name, pdf } = await this.documents.print(client, body);
    answerPdf(response, name, pdf);
  }

  @Route(printClientQuote)
  async getQuotePdf(
    @CurrentClient() client: ClientSession,
    @Body() { quote_id }: CallBody<typeof printClientQuote>,
    @Res() response: Response,
  ) {
    const { name, pdf } = await this.documents.getQuotePdf(client, quote_id);
    answerPdf(response, name, pdf);
  }
}

@Controller()
@Roles('admin')
export class ClientPageDeskController {
  constructor(private readonly desk: ClientPageDesks) {}

  @Route(getClientPageDesk)
  read(@Param() { client_id }: CallParams<typeof getClientPageDesk>) {
    return this.desk.read(client_id);
  }

  @Route(saveClientPage)
  save(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof saveClientPage>) {
    return this.desk.save(admin, body);
  }

  @Route(revokeClientLinks)
  revoke(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof revokeClientLinks>) {
    return this.desk.revoke(admin, body);
  }

  @Route(endClientSessions)
  endSessions(@CurrentCaller() admin: Caller, @Body() { client_id }: CallBody<typeof endClientSessions>) {
    return this.desk.endSessions(admin, client_id);
  }
}
