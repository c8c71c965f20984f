import { type Given, shiftText } from './shift-text.js';

/** Of a job that people may ask for; its page has the button. */
export function newJobText(given: Given<'job' | 'job_id' | 'job_kind' | 'date' | 'time'>) {
  const isQuick = given('job_kind') === 'quick';
  return {
    title: 'New job available',
    text: `The office is looking for someone: ${isQuick ? shiftText(given) : given('job')}. Open the job to request it.`,
    path: `/${isQuick ? 'quick' : 'permanent'}-jobs/${given('job_id')}`,
  };
}
