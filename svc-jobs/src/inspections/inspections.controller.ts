import {
  type BodyOf,
  getInspection,
  getInspectionTemplates,
  listInspections,
  type ParamsOf,
  printInspection,
  type QueryOf,
  recordInspection,
  saveInspectionTemplate,
} from '@cleaning/contracts';
import { type Caller, CurrentCaller, Roles, Route } from '@cleaning/service-kit';
import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { Inspections } from './inspections.service.js';

@Controller()
@Roles('admin')
export class InspectionsController {
  constructor(private readonly inspections: Inspections) {}

  @Route(getInspectionTemplates)
  templates() {
    return this.inspections.templates();
  }

  @Route(saveInspectionTemplate)
  saveTemplate(@CurrentCaller() admin: Caller, @Body() body: BodyOf<typeof saveInspectionTemplate>) {
    return this.inspections.saveTemplate(admin, body);
  }

  @Route(recordInspection)
  record(@CurrentCaller() caller: Caller, @Body() body: BodyOf<typeof recordInspection>) {
    return this.inspections.record(caller, body);
  }

  @Route(listInspections)
  list(@Query() query: QueryOf<typeof listInspections>) {
    return this.inspections.list(query);
  }

  @Route(getInspection)
  detail(@Param() { id }: ParamsOf<typeof getInspection>) {
    return this.inspections.detail(id);
  }

  @Route(printInspection)
  async print(@Param() { id }: ParamsOf<typeof printInspection>, @Res() response: Response): Promise<void> {
    const inspection = await this.inspections.detail(id);
    const day = this.inspections.dayOf(inspection);
    // Loaded when needed: the fonts take memory.
    const { inspectionPdf } = await import('./inspection-pdf.js');
    response.set({
      'Content-Type': 'application/pdf',
      'Content-Disposition': `attachment; filename="inspection-${day}.pdf"`,
      'Cache-Control': 'private, no-store',
    });
    response.end(await inspectionPdf(inspection, day));
  }
}
