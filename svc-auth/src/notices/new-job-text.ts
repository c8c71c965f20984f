import { type Given, shiftText } from './shift-text.js';

/** Of a job that people may ask for; its page has the button. */
export function newJobText(given: Given<'job' | 'job_id' | 'job_kind' | 'date' | 'time'>) {
  const isQuick = given('job_kind') === 'quick';
  return {
    title: 'There is a new job',
    text: `The office looks for somebody: ${isQuick ? shiftText(given) : given('job')}. You can ask for it on the page of the job.`,
    path: `/${isQuick ? 'quick' : 'permanent'}-jobs/${given('job_id')}`,
  };
}
