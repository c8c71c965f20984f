import type { I18n } from '@lingui/core';
import { formatShift, type ParameterReader } from './shift-text.js';

/** For a job open to requests; its page has the button. */
export function describeNewJob(given: ParameterReader<'job' | 'job_id' | 'job_kind' | 'date' | 'time'>, i18n: I18n) {
  const job_kind = given('job_kind');
  return {
    title: i18n._('notices.new-job.title'),
    text: i18n._('notices.new-job.text', { job_kind, job: given('job'), shift: formatShift(given, i18n) }),
    path: `/${job_kind === 'quick' ? 'quick' : 'permanent'}-jobs/${given('job_id')}`,
  };
}
