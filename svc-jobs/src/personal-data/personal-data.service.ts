import { formatAmount, type PersonalWork } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import type { EntityManager } from 'typeorm';
import {
  findPersonalAbsences,
  findPersonalAssignments,
  findPersonalChecklists,
  findPersonalCourseBreaks,
  findPersonalCovers,
  findPersonalHoursElsewhere,
  findPersonalIncidents,
  findPersonalInspections,
  findPersonalMessages,
  findPersonalRequests,
  findPersonalShiftChanges,
  findPersonalSupplies,
  findPersonalWork,
} from './personal-data.queries.js';

const formatAmountOrNull = (cents: number | null) => (cents === null ? null : formatAmount(cents));

/**
 * Data held here about a person, for their own download. Leaves out the company's side of the pay, which is not
 * personal data.
 */
@Injectable()
export class PersonalData {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  async get(personId: string): Promise<PersonalWork> {
    const [
      work,
      requests,
      assignments,
      absences,
      covers,
      shiftChanges,
      incidents,
      checklists,
      inspections,
      hours,
      breaks,
      messages,
      supplies,
    ] = await Promise.all([
      findPersonalWork(this.manager, personId),
      findPersonalRequests(this.manager, personId),
      findPersonalAssignments(this.manager, personId),
      findPersonalAbsences(this.manager, personId),
      findPersonalCovers(this.manager, personId),
      findPersonalShiftChanges(this.manager, personId),
      findPersonalIncidents(this.manager, personId),
      findPersonalChecklists(this.manager, personId),
      findPersonalInspections(this.manager, personId),
      findPersonalHoursElsewhere(this.manager, personId),
      findPersonalCourseBreaks(this.manager, personId),
      findPersonalMessages(this.manager, personId),
      findPersonalSupplies(this.manager, personId),
    ]);
    return {
      work: work.map((row) => ({
        ...row,
        rate_per_hour: formatAmountOrNull(row.rate_per_hour),
        pay: formatAmountOrNull(row.pay),
      })),
      requests,
      assignments,
      absences,
      covers,
      'shift-changes': shiftChanges,
      incidents,
      checklists,
      inspections,
      'hours-elsewhere': hours,
      'course-breaks': breaks,
      messages,
      supplies,
    };
  }
}
