import { i18n } from '../languages/i18n';

export const visits = {
  get title() {
    return i18n._('visits.title');
  },
  get photosTitle() {
    return i18n._('visits.photosTitle');
  },
  /** Link to the checklist, or to the photos of a place without one. */
  get openList() {
    return i18n._('visits.openList');
  },
  get addPhotos() {
    return i18n._('visits.addPhotos');
  },
  get lead() {
    return i18n._('visits.lead');
  },
  progress: (done: number, all: number) => i18n._('visits.progress', { done, all }),
  get required() {
    return i18n._('visits.required');
  },
  get couldNot() {
    return i18n._('visits.couldNot');
  },
  get because() {
    return i18n._('visits.because');
  },
  get sayWhy() {
    return i18n._('visits.sayWhy');
  },
  get undo() {
    return i18n._('visits.undo');
  },
  get before() {
    return i18n._('visits.before');
  },
  get after() {
    return i18n._('visits.after');
  },
  get away() {
    return i18n._('visits.away');
  },
  get notKept() {
    return i18n._('visits.notKept');
  },
  /** At Finished, below its question. */
  missing: (item: string) => i18n._('visits.missing', { item }),
  missingMany: (count: number, items: string) => i18n._('visits.missingMany', { count, items }),
  withoutReason: (item: string) => i18n._('visits.withoutReason', { item }),
  withoutReasonMany: (count: number, items: string) => i18n._('visits.withoutReasonMany', { count, items }),
  get finishAnyway() {
    return i18n._('visits.finishAnyway');
  },
  get goBack() {
    return i18n._('visits.goBack');
  },
  kept: (jobs: string) => i18n._('visits.kept', { jobs }),
  refused: (job: string, msg: string) => i18n._('visits.refused', { job, msg }),
  get dismiss() {
    return i18n._('visits.dismiss');
  },
};
