import type { Migrations, ReplacedMigrations } from '@cleaning/service-kit';
import { CreateJobsTables1799570000010 } from './1799570000010-create-jobs-tables.js';
import { KeepHistories1799650000000 } from './1799650000000-keep-histories.js';
import { StartWithoutLocation1799660000000 } from './1799660000000-start-without-location.js';
import { PublishWorkedMinutes1799670000000 } from './1799670000000-publish-worked-minutes.js';
import { EnterOutgoingMails1799710100000 } from './1799710100000-enter-outgoing-mails.js';
import { RecordHoursByHand1799710400000 } from './1799710400000-record-hours-by-hand.js';
import { AbsenceReasonOptional1799710600000 } from './1799710600000-absence-reason-optional.js';
import { CreateMessages1799720100000 } from './1799720100000-create-messages.js';
import { CreateSupplies1799721100000 } from './1799721100000-create-supplies.js';
import { TakeBackMessages1799722000000 } from './1799722000000-take-back-messages.js';
import { CreateSiteCalendarLinks1799724000000 } from './1799724000000-create-site-calendar-links.js';
import { CreateRosterImports1799724300000 } from './1799724300000-create-roster-imports.js';

/** In order; append new ones. */
export const migrations: Migrations = [
  CreateJobsTables1799570000010,
  KeepHistories1799650000000,
  StartWithoutLocation1799660000000,
  PublishWorkedMinutes1799670000000,
  EnterOutgoingMails1799710100000,
  RecordHoursByHand1799710400000,
  AbsenceReasonOptional1799710600000,
  CreateMessages1799720100000,
  CreateSupplies1799721100000,
  TakeBackMessages1799722000000,
  CreateSiteCalendarLinks1799724000000,
  CreateRosterImports1799724300000,
];

export const replaces: ReplacedMigrations = {
  release: '1.9.0',
  newest: 'DatePastEnrolments1799560000000',
  leftovers: `
    DROP VIEW IF EXISTS job_work_sum, person_work_sum, job_person_work_sum;
    DROP TRIGGER IF EXISTS work_record_of_earlier_versions ON work_record;
    DROP FUNCTION IF EXISTS approve_work_of_earlier_versions`,
};
