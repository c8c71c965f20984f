import type { ThreadTexts } from '@cleaning/ui/messages';
import { i18n } from '../languages/i18n';

const names = (all: readonly string[]): string => all.join(', ');

export const messages = {
  get title() {
    return i18n._('messages.title');
  },
  get back() {
    return i18n._('messages.back');
  },
  get office() {
    return i18n._('messages.office');
  },
  get none() {
    return i18n._('messages.none');
  },
  get list() {
    return i18n._('messages.threads');
  },
  get away() {
    return i18n._('messages.away');
  },
  unread: (count: number) => i18n._('messages.unread', { count }),
  get onlyPhotos() {
    return i18n._('messages.onlyPhotos');
  },
  get removed() {
    return i18n._('messages.removed');
  },
  get text() {
    return i18n._('messages.text');
  },
  get needed() {
    return i18n._('messages.needed');
  },
  get photos() {
    return i18n._('messages.photos');
  },
  get addPhotos() {
    return i18n._('messages.addPhotos');
  },
  get send() {
    return i18n._('messages.send');
  },
  get waiting() {
    return i18n._('messages.waiting');
  },
  get refused() {
    return i18n._('messages.refused');
  },
  get discard() {
    return i18n._('messages.discard');
  },
  get noRoom() {
    return i18n._('messages.noRoom');
  },
  get keptSent() {
    return i18n._('messages.keptSent');
  },
  photoCount: (count: number) => i18n._('messages.photoCount', { count }),
};

export const thread: ThreadTexts = {
  list: (name) => i18n._('messages.list', { name }),
  get none() {
    return i18n._('messages.none');
  },
  get older() {
    return i18n._('messages.older');
  },
  get you() {
    return i18n._('messages.you');
  },
  roles: {
    get office() {
      return i18n._('messages.roles.office');
    },
    get supervisor() {
      return i18n._('messages.roles.supervisor');
    },
    contractor: '',
  },
  seen: (readers) => i18n._('messages.seen', { names: names(readers) }),
  photo: (number, by) => i18n._('messages.photo', { number, by }),
  get photoWaiting() {
    return i18n._('messages.photoWaiting');
  },
  get photoDeleted() {
    return i18n._('messages.photoDeleted');
  },
  get removed() {
    return i18n._('messages.removed');
  },
  get remove() {
    return i18n._('messages.remove');
  },
  get removeQuestion() {
    return i18n._('messages.removeQuestion');
  },
  get keep() {
    return i18n._('messages.keep');
  },
};
