import type { SupplyState } from '@cleaning/contracts';
import { i18n } from '../languages/i18n';

export const supplies = {
  get title() {
    return i18n._('supplies.title');
  },
  get link() {
    return i18n._('supplies.link');
  },
  get back() {
    return i18n._('supplies.back');
  },
  get job() {
    return i18n._('supplies.job');
  },
  get chooseJob() {
    return i18n._('supplies.chooseJob');
  },
  get jobMissing() {
    return i18n._('supplies.jobMissing');
  },
  get item() {
    return i18n._('supplies.item');
  },
  get chooseItem() {
    return i18n._('supplies.chooseItem');
  },
  get otherItem() {
    return i18n._('supplies.otherItem');
  },
  get what() {
    return i18n._('supplies.what');
  },
  get itemMissing() {
    return i18n._('supplies.itemMissing');
  },
  get quantity() {
    return i18n._('supplies.quantity');
  },
  get note() {
    return i18n._('supplies.note');
  },
  get photos() {
    return i18n._('supplies.photos');
  },
  get send() {
    return i18n._('supplies.send');
  },
  get sent() {
    return i18n._('supplies.sent');
  },
  get waiting() {
    return i18n._('supplies.waiting');
  },
  get keptSent() {
    return i18n._('supplies.keptSent');
  },
  get keptRefused() {
    return i18n._('supplies.keptRefused');
  },
  get notKept() {
    return i18n._('supplies.notKept');
  },
  get toMyJobs() {
    return i18n._('supplies.toMyJobs');
  },
  get another() {
    return i18n._('supplies.another');
  },
  get own() {
    return i18n._('supplies.own');
  },
  get none() {
    return i18n._('supplies.none');
  },
  get away() {
    return i18n._('supplies.away');
  },
  get dismiss() {
    return i18n._('supplies.dismiss');
  },
  quantityWrong: (max: number) => i18n._('supplies.quantityWrong', { max }),
  amount: (quantity: number, item: string) => i18n._('supplies.amount', { quantity, item }),
  reason: (reason: string) => i18n._('supplies.reason', { reason }),
  states: {
    get open() {
      return i18n._('supplies.states.open');
    },
    get ordered() {
      return i18n._('supplies.states.ordered');
    },
    get delivered() {
      return i18n._('supplies.states.delivered');
    },
    get declined() {
      return i18n._('supplies.states.declined');
    },
    get waiting() {
      return i18n._('supplies.states.waiting');
    },
    get refused() {
      return i18n._('supplies.states.refused');
    },
  } as Readonly<Record<SupplyState | 'waiting' | 'refused', string>>,
};
