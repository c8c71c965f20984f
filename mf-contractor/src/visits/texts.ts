export const visits = {
  title: 'Checklist',
  photosTitle: 'Photos',
  lead: 'It is sent with your Finished. You can finish at any time.',
  progress: (done: number, all: number) => `${done} of ${all} answered`,
  required: 'required',
  couldNot: 'Could not do this',
  because: 'Could not, because …',
  undo: 'I did it after all',
  before: 'Before',
  after: 'After',
  away: 'The checklist is shown when you are back online.',
  notKept: 'Your device could not keep this. Please free some space.',
  /** At Finished, before its own question. */
  missing: (count: number, items: string) =>
    count === 1
      ? `One required item of the checklist has no answer:\n${items}`
      : `${count} required items of the checklist have no answer:\n${items}`,
  finishAnyway: 'Finish without them',
  answer: 'Answer them',
  kept: (jobs: string) => `Waiting for a connection: checklist of ${jobs}`,
  refused: (job: string, msg: string) => `Checklist of ${job}: ${msg}`,
  dismiss: 'Dismiss',
};
