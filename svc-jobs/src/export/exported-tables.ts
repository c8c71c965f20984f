import { type ExportedTables, KIT_TABLES_LEFT_OUT, REPLICA_TABLES_LEFT_OUT } from '@cleaning/service-kit';

/** This service's part of “Download everything”. Add new tables to one of the lists: a test fails until then. */
export const exportedTables: ExportedTables = {
  files: {
    job: {
      file: 'Jobs',
      about: 'Sites with a timetable, and one-off jobs.',
      without: ['version'],
    },
    timetable_slot: {
      file: 'Timetables',
      about: 'Times and days of each job.',
    },
    job_request: {
      file: 'Job requests',
      about: 'Who asked for a job, with the decision.',
    },
    enrolment: {
      file: 'Assignments',
      about: 'Who is assigned to a job.',
    },
    past_enrolment: {
      file: 'Past assignments',
      about: 'Who was assigned to a job before.',
    },
    shift_pick: {
      file: 'Regular shifts by person',
      about: 'Which times of a job a person does.',
    },
    roster_import: {
      file: 'Roster imports',
      about: 'Imported rosters.',
      without: ['sha256'],
    },
    roster_import_assignment: {
      file: 'Assignments by import',
      about: 'Who an imported roster assigned, and to which job.',
    },
    shift_change: {
      file: 'Shift changes',
      about: 'Changes to single shifts: away, cancelled, extra.',
    },
    absence: {
      file: 'Leave',
      about: 'When people couldn’t work.',
    },
    cover_offer: {
      file: 'Cover offers',
      about: 'Shifts that were offered to others.',
    },
    cover_offer_person: {
      file: 'Cover offers by person',
      about: 'Who a shift was offered to.',
    },
    cover: {
      file: 'Covers',
      about: 'Who covered a shift.',
    },
    work_record: {
      file: 'Timesheets',
      about: 'Work with start, finish, minutes, pay and amount for the client.',
      without: ['start_key', 'version'],
    },
    work_record_correction: {
      file: 'Timesheet corrections',
      about: 'Timesheets as they were before a correction.',
    },
    settlement: {
      file: 'Payments outside pay runs',
      about: 'Payments to people who have left.',
    },
    undone_start: {
      file: 'Undone starts',
      about: 'Starts that people undid.',
      without: ['start_key'],
    },
    public_holiday: {
      file: 'Public holidays',
      about: 'Public holidays by state.',
    },
    holiday_rule: {
      file: 'Holiday rules',
      about: 'What a job does on public holidays.',
    },
    holiday_decision: {
      file: 'Holiday decisions',
      about: 'Decisions about one public holiday at a job.',
    },
    job_fence: {
      file: 'Geofences',
      about: 'Where jobs are.',
    },
    job_requirement: {
      file: 'Required documents',
      about: 'Documents that people need at a job.',
    },
    checklist_version: {
      file: 'Checklists',
      about: 'What is asked at each job, with every version.',
    },
    visit_report: {
      file: 'Checklist answers',
      about: 'What people answered, with photo IDs.',
      without: ['idempotency_key'],
    },
    inspection: {
      file: 'Inspections',
      about: 'Scores for each area, with photo IDs.',
      without: ['idempotency_key'],
    },
    inspection_template: {
      file: 'Inspection templates',
      about: 'Areas for each kind of site.',
    },
    incident: {
      file: 'Incidents',
      about: 'Injuries, damage and other reports.',
      without: ['idempotency_key'],
    },
    incident_note: {
      file: 'Incident history',
      about: 'Notes and changes of incidents.',
      without: ['idempotency_key'],
    },
    incident_photo: {
      file: 'Incident photos',
      about: 'Photo IDs for each incident.',
    },
    complaint: {
      file: 'Complaints',
      about: 'Complaints from clients.',
      without: ['idempotency_key'],
    },
    complaint_note: {
      file: 'Complaint history',
      about: 'Notes and steps of complaints.',
      without: ['idempotency_key'],
    },
    re_clean: {
      file: 'Re-cleans',
      about: 'Shifts planned to fix a complaint.',
    },
    visit_feedback: {
      file: 'Client feedback',
      about: 'What clients said about visits.',
      without: ['idempotency_key'],
    },
    supply_request: {
      file: 'Supply requests',
      about: 'Supplies people asked for at a site.',
      without: ['idempotency_key'],
    },
    supply_items: {
      file: 'List of supplies',
      about: 'Items that people can ask for.',
      without: ['id', 'version'],
    },
    site_card: {
      file: 'Site info',
      about: 'Instructions and contact of each site. Door and alarm details are left out.',
      without: ['access', 'description_kept', 'erase_since', 'version'],
    },
    site_view: {
      file: 'Views of door and alarm details',
      about: 'Who has seen them, and when.',
    },
    message_thread: {
      file: 'Message threads',
      about: 'Sites and people with messages.',
    },
    message: {
      file: 'Messages',
      about: 'Messages with sites and people.',
      without: ['idempotency_key'],
    },
    message_read: {
      file: 'Messages read',
      about: 'How far each person has read.',
    },
    hours_elsewhere: {
      file: 'Hours elsewhere',
      about: 'Hours that people work for others.',
    },
    course_break: {
      file: 'Course breaks',
      about: 'Course breaks of people with a visa work limit.',
    },
    work_settings: {
      file: 'Work settings',
      about: 'Rules for starting work.',
      without: ['id', 'version'],
    },
  },
  leftOut: {
    ...KIT_TABLES_LEFT_OUT,
    ...REPLICA_TABLES_LEFT_OUT,
    person_assignments: 'Numbers of the program.',
    person_owed: 'A sum; Timesheets has its parts.',
    calendar_link: 'Secrets of links.',
    site_calendar_link: 'Secrets of links.',
    shift_alert: 'Which alerts were sent.',
    paid_by_run: 'A copy of what pay runs know.',
    incident_limit: 'Limits by person.',
    client_limit: 'Limits by client.',
    message_limit: 'Limits by person.',
    supply_limit: 'Limits by person.',
    known_compliance: 'A copy: Document records has it.',
    known_compliance_settings: 'A copy: Document rules has it.',
    text_without_code: 'Hashes of texts.',
    known_company: 'A copy: Company details has it.',
    known_logo: 'A copy.',
  },
};
