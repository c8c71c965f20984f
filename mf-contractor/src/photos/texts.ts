import { i18n } from '../languages/i18n';

export const photos = {
  get choose() {
    return i18n._('photos.choose');
  },
  limit: (most: number) => i18n._('photos.limit', { most }),
  kept: (number: number) => i18n._('photos.kept', { number }),
  get waiting() {
    return i18n._('photos.waiting');
  },
  get sending() {
    return i18n._('photos.sending');
  },
  get sent() {
    return i18n._('photos.sent');
  },
  get refused() {
    return i18n._('photos.refused');
  },
  remove: (number: number) => i18n._('photos.remove', { number }),
  get removeShort() {
    return i18n._('photos.removeShort');
  },
  get notPhoto() {
    return i18n._('photos.notPhoto');
  },
  get notKept() {
    return i18n._('photos.notKept');
  },
  tooMany: (most: number) => i18n._('photos.tooMany', { most }),
  bar: (count: number) => i18n._('photos.bar', { count }),
  barSending: (count: number) => i18n._('photos.barSending', { count }),
  barRefused: (msg: string) => i18n._('photos.barRefused', { msg }),
  get dismiss() {
    return i18n._('photos.dismiss');
  },
  get allSent() {
    return i18n._('photos.allSent');
  },
};
