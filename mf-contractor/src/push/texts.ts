import { i18n } from '../languages/i18n';

export const push = {
  get title() {
    return i18n._('push.title');
  },
  get lead() {
    return i18n._('push.lead');
  },
  get start() {
    return i18n._('push.start');
  },
  get stop() {
    return i18n._('push.stop');
  },
  get on() {
    return i18n._('push.on');
  },
  get blocked() {
    return i18n._('push.blocked');
  },
  get unsupported() {
    return i18n._('push.unsupported');
  },
  get installFirst() {
    return i18n._('push.installFirst');
  },
  get failed() {
    return i18n._('push.failed');
  },
};
