import { i18n } from '../languages/i18n';

/** The two lists of open jobs, and the way from one to the other on a phone. */
export const findJobs = {
  get label() {
    return i18n._('findJobs.label');
  },
  get permanent() {
    return i18n._('findJobs.permanent');
  },
  get quick() {
    return i18n._('findJobs.quick');
  },
};

export const permanentJobs = {
  get title() {
    return i18n._('permanentJobs.title');
  },
  get lead() {
    return i18n._('permanentJobs.lead');
  },
  get empty() {
    return i18n._('permanentJobs.empty');
  },
  get seeDetails() {
    return i18n._('permanentJobs.seeDetails');
  },
};

export const quickJobs = {
  get title() {
    return i18n._('quickJobs.title');
  },
  get lead() {
    return i18n._('quickJobs.lead');
  },
  get empty() {
    return i18n._('quickJobs.empty');
  },
  get details() {
    return i18n._('quickJobs.details');
  },
};

export const request = {
  get button() {
    return i18n._('request.button');
  },
  get waiting() {
    return i18n._('request.waiting');
  },
};
