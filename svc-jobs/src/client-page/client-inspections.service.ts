import {
  type CallAnswer,
  type CallQuery,
  type ClientInspection,
  getScore,
  type listClientInspections,
} from '@cleaning/contracts';
import { type ClientSession, refuse } from '@cleaning/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import { BusinessClock } from '../business-time/business-time.service.js';
import { PaperCompanies } from '../company/paper-companies.service.js';
import { InspectionPhotos } from '../inspections/inspection-photos.service.js';
import { Inspections } from '../inspections/inspections.service.js';
import { type ClientInspectionRow, findClientInspections } from './client-visits.queries.js';

const toView = ({ id, areas, ...row }: ClientInspectionRow): ClientInspection => ({
  inspection_id: id,
  ...row,
  score: getScore(areas) ?? 0,
  areas: areas.map(({ name, score, note }) => ({ name, score, note })),
});

/** Inspections as clients see them: of their places, from their days, without the inspector's name. */
@Injectable()
export class ClientInspections {
  constructor(
    @InjectEntityManager() private readonly manager: EntityManager,
    private readonly clock: BusinessClock,
    private readonly inspections: Inspections,
    private readonly photos: InspectionPhotos,
    private readonly companies: PaperCompanies,
  ) {}

  async list(
    client: ClientSession,
    paging: CallQuery<typeof listClientInspections>,
  ): Promise<CallAnswer<typeof listClientInspections>> {
    const { total, rows } = await findClientInspections(this.manager, client, { ...paging, id: null }, this.clock.zone);
    return { total, rows: rows.map(toView) };
  }

  /** Throws 404 for another client's, too. */
  async createPdf(client: ClientSession, id: string): Promise<{ name: string; pdf: Buffer }> {
    const { rows } = await findClientInspections(this.manager, client, { id, page: 1, page_size: 1 }, this.clock.zone);
    if (!rows[0]) throw refuse('no_such_inspection');
    const inspection = await this.inspections.getDetail(id, 'all');
    // Loaded when needed: the fonts take memory.
    const { createInspectionPdf } = await import('../inspections/inspection-pdf.js');
    const shown = client.showsNames ? inspection : { ...inspection, inspected_by: '' };
    return {
      name: `inspection-${rows[0].date}.pdf`,
      pdf: await createInspectionPdf(
        shown,
        rows[0].date,
        await this.photos.read(inspection),
        await this.companies.read(),
      ),
    };
  }
}
