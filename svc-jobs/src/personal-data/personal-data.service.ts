import { amountText, getPersonalWork, type ParamsOf, type PersonalWork } from '@cleaning/contracts';
import { Roles, Route } from '@cleaning/service-kit';
import { Controller, Injectable, Module, Param } from '@nestjs/common';
import { DataSource } from 'typeorm';

const moneyOrNull = (cents: number | null) => (cents === null ? null : amountText(cents));

/** What is held here about a person, for their own download. The company's side of the pay is not about the person. */
@Injectable()
export class PersonalData {
  constructor(private readonly dataSource: DataSource) {}

  async of(personId: string): Promise<PersonalWork> {
    const [work, requests, assignments, absences, covers, shiftChanges, incidents] = await Promise.all([
      this.dataSource.query<{ rate_per_hour: number | null; pay: number | null }[]>(
        `SELECT job.title AS job, business_date::text AS date, is_manual AS entered_by_the_office, started_at, ended_at, minutes,
           start_location, finish_location, work_record.contractor_rate_cents AS rate_per_hour, contractor_cents::float8 AS pay
         FROM work_record JOIN job ON job.id = work_record.job_id
         WHERE person_id = $1 ORDER BY business_date, started_at`,
        [personId],
      ),
      this.dataSource.query(
        `SELECT job.title AS job, status, requested_at, decided_at
         FROM job_request JOIN job ON job.id = job_request.job_id WHERE person_id = $1 ORDER BY requested_at`,
        [personId],
      ),
      this.dataSource.query(
        `SELECT job.title AS job, job.address, enrolled_at AS assigned_at
         FROM enrolment JOIN job ON job.id = enrolment.job_id WHERE person_id = $1 ORDER BY enrolled_at`,
        [personId],
      ),
      this.dataSource.query(
        `SELECT from_date::text AS "from", until_date::text AS until, reason, reported_at, withdrawn_at
         FROM absence WHERE person_id = $1 ORDER BY from_date`,
        [personId],
      ),
      this.dataSource.query(
        `SELECT job.title AS job, business_date::text AS date, time, person_id = $1 AS taken_by_me, taken_at, taken_back_at
         FROM cover JOIN job ON job.id = cover.job_id WHERE $1 IN (person_id, for_person_id) ORDER BY business_date, time`,
        [personId],
      ),
      this.dataSource.query(
        `SELECT job.title AS job, business_date::text AS date, time, shift_change.kind AS change, note, changed_at
         FROM shift_change JOIN job ON job.id = shift_change.job_id WHERE person_id = $1 ORDER BY business_date, time`,
        [personId],
      ),
      this.dataSource.query(
        `SELECT incident.number::int AS number, incident.kind, job.title AS job, text, happened_at, reported_at, state
         FROM incident LEFT JOIN job ON job.id = incident.job_id WHERE person_id = $1 ORDER BY incident.number`,
        [personId],
      ),
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
    };
  }
}

@Controller()
export class PersonalDataController {
  constructor(private readonly data: PersonalData) {}

  @Route(getPersonalWork)
  @Roles('service')
  of(@Param() { user_id }: ParamsOf<typeof getPersonalWork>) {
    return this.data.of(user_id);
  }
}

@Module({ controllers: [PersonalDataController], providers: [PersonalData] })
export class PersonalDataModule {}
