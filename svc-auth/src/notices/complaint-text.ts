import type { ParameterReader } from './shift-text.js';

/** A newer version may send others. */
const TEXTS: Readonly<Record<string, readonly [title: string, task: string]>> = {
  reported: ['New complaint', 'Please acknowledge it.'],
  done: ['Re-clean done', 'Ask the client if the problem is fixed.'],
  confirmed: ['Client happy with the re-clean', 'There’s nothing more to do.'],
  reopened: ['Client not happy with the re-clean', 'Plan another re-clean.'],
};

export const complaintText = {
  label: 'Complaints and replies about re-cleans',
  describe: (given: ParameterReader<'complaint_id' | 'complaint' | 'job' | 'change'>) => {
    const [title, task] = TEXTS[given('change')] ?? ['Complaint updated', 'Open it to see what changed.'];
    return {
      title,
      text: `Complaint ${given('complaint')} at ${given('job')}. ${task}`,
      path: `/admin/complaints/${given('complaint_id')}`,
    };
  },
};
