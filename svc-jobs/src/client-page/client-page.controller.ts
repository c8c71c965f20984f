import {
  type CallBody,
  type CallParams,
  type CallQuery,
  getClientVisit,
  listClientInspections,
  listClientPlan,
  listClientVisits,
  printClientInspection,
  reportVisit,
} from '@cleaning/contracts';
import { answerPdf, type ClientSession, CurrentClient, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { ClientInspections } from './client-inspections.service.js';
import { ClientVisits } from './client-visits.service.js';
import { VisitFeedbacks } from './visit-feedback.service.js';

/** Contacts of clients. The session alone decides which client's data they get. */
@Controller()
@Roles('client')
export class ClientPageController {
  constructor(
    private readonly visits: ClientVisits,
    private readonly feedback: VisitFeedbacks,
    private readonly inspections: ClientInspections,
  ) {}

  @Route(listClientPlan)
  listPlan(@CurrentClient() client: ClientSession) {
    return this.visits.listPlan(client);
  }

  @Route(listClientVisits)
  list(@CurrentClient() client: ClientSession, @Query() query: CallQuery<typeof listClientVisits>) {
    return this.visits.list(client, query);
  }

  @Route(getClientVisit)
  getDetail(@CurrentClient() client: ClientSession, @Param() { job_id, date }: CallParams<typeof getClientVisit>) {
    return this.visits.getDetail(client, job_id, date);
  }

  @Route(reportVisit)
  report(@CurrentClient() client: ClientSession, @Body() body: CallBody<typeof reportVisit>) {
    return this.feedback.report(client, body);
  }

  @Route(listClientInspections)
  listInspections(@CurrentClient() client: ClientSession, @Query() query: CallQuery<typeof listClientInspections>) {
    return this.inspections.list(client, query);
  }

  @Route(printClientInspection)
  async print(
    @CurrentClient() client: ClientSession,
    @Param() { id }: CallParams<typeof printClientInspection>,
    @Res() response: Response,
  ): Promise<void> {
    const { name, pdf } = await this.inspections.createPdf(client, id);
    answerPdf(response, name, pdf, 'attachment');
  }
}
