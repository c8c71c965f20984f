import { amountText, type PersonalWork } from '@cleaning/contracts';
import { Injectable } from '@nestjs/common';
import { InjectEntityManager } from '@nestjs/typeorm';
import { EntityManager } from 'typeorm';
import {
  personalAbsences,
  personalAssignments,
  personalChecklists,
  personalCourseBreaks,
  personalCovers,
  personalHoursElsewhere,
  personalIncidents,
  personalInspections,
  personalMessages,
  personalRequests,
  personalShiftChanges,
  personalSupplies,
  personalWork,
} from './personal-data.queries.js';

const moneyOrNull = (cents: number | null) => (cents === null ? null : amountText(cents));

/** What is held here about a person, for their own download. The company's side of the pay is not about the person. */
@Injectable()
export class PersonalData {
  constructor(@InjectEntityManager() private readonly manager: EntityManager) {}

  async of(personId: string): Promise<PersonalWork> {
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
      personalWork(this.manager, personId),
      personalRequests(this.manager, personId),
      personalAssignments(this.manager, personId),
      personalAbsences(this.manager, personId),
      personalCovers(this.manager, personId),
      personalShiftChanges(this.manager, personId),
      personalIncidents(this.manager, personId),
      personalChecklists(this.manager, personId),
      personalInspections(this.manager, personId),
      personalHoursElsewhere(this.manager, personId),
      personalCourseBreaks(this.manager, personId),
      personalMessages(this.manager, personId),
      personalSupplies(this.manager, personId),
    ]);
    return {
      work: work.map((row) => ({
        ...row,
        rate_per_hour: moneyOrNull(row.rate_per_hour),
        pay: moneyOrNull(row.pay),
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
