import {
  type CallBody,
  type CallParams,
  type CallQuery,
  getInspection,
  getInspectionTemplates,
  getPlaceScore,
  listInspections,
  PLACE_ROLES,
  printInspection,
  recordInspection,
  saveInspectionTemplate,
} from '@cleaning/contracts';
import {
  answerPdf,
  type Caller,
  CurrentCaller,
  CurrentPlaces,
  type Places,
  Roles,
  Route,
  requirePlace,
} from '@cleaning/service-kit';
import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { PaperCompanies } from '../company/paper-companies.service.js';
import { InspectionPhotos } from './inspection-photos.service.js';
import { Inspections } from './inspections.service.js';
import { PlaceScores } from './place-scores.service.js';

/** Open to admins, and to supervisors for their own places. */
@Controller()
@Roles(...PLACE_ROLES)
export class InspectionsController {
  constructor(
    private readonly inspections: Inspections,
    private readonly scores: PlaceScores,
    private readonly photos: InspectionPhotos,
    private readonly companies: PaperCompanies,
  ) {}

  @Route(getPlaceScore)
  score(@CurrentCaller() caller: Caller, @Query() query: CallQuery<typeof getPlaceScore>) {
    requirePlace(caller, query.job_id, 'no_such_job');
    return this.scores.read(query.job_id);
  }

  @Route(getInspectionTemplates)
  listTemplates() {
    return this.inspections.listTemplates();
  }

  @Route(saveInspectionTemplate)
  @Roles('admin')
  saveTemplate(@CurrentCaller() admin: Caller, @Body() body: CallBody<typeof saveInspectionTemplate>) {
    return this.inspections.saveTemplate(admin, body);
  }

  @Route(recordInspection)
  record(@CurrentCaller() caller: Caller, @Body() body: CallBody<typeof recordInspection>) {
    requirePlace(caller, body.job_id, 'no_such_job');
    return this.inspections.record(caller, body);
  }

  @Route(listInspections)
  list(@CurrentCaller() caller: Caller, @Query() query: CallQuery<typeof listInspections>) {
    requirePlace(caller, query.job_id, 'no_such_job');
    return this.inspections.list(query);
  }

  @Route(getInspection)
  getDetail(@CurrentPlaces() places: Places, @Param() { id }: CallParams<typeof getInspection>) {
    return this.inspections.getDetail(id, places);
  }

  @Route(printInspection)
  async print(
    @CurrentPlaces() places: Places,
    @Param() { id }: CallParams<typeof printInspection>,
    @Res() response: Response,
  ): Promise<void> {
    const inspection = await this.inspections.getDetail(id, places);
    const day = this.inspections.getDay(inspection);
    // Loaded when needed: the fonts take memory.
    const { createInspectionPdf } = await import('./inspection-pdf.js');
    const pdf = await createInspectionPdf(
      inspection,
      day,
      await this.photos.read(inspection),
      await this.companies.read(),
    );
    answerPdf(response, `inspection-${day}.pdf`, pdf, 'attachment');
  }
}
