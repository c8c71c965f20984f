import type { Given } from './shift-text.js';

/** A newer version may send others. */
const TEXTS: Readonly<Record<string, readonly [title: string, task: string]>> = {
  reported: ['A client complains', 'Please acknowledge it.'],
  done: ['A re-clean is done', 'Please ask the client whether the problem is fixed.'],
  confirmed: ['A client is satisfied with the re-clean', 'Nothing is left to do.'],
  reopened: ['A client is not satisfied with the re-clean', 'Please plan another re-clean.'],
};

export const complaintText = {
  label: 'A client complains, or answers about a re-clean',
  of: (given: Given<'complaint_id' | 'complaint' | 'job' | 'change'>) => {
    const [title, task] = TEXTS[given('change')] ?? ['A complaint has changed', 'Please look at it.'];
    return {
      title,
      text: `Complaint ${given('complaint')} at ${given('job')}. ${task}`,
      path: `/admin/complaints/${given('complaint_id')}`,
    };
  },
};
