import type { IncidentKind } from '@cleaning/contracts';
import { i18n } from '../languages/i18n';

export const incidents = {
  kinds: {
    get injury() {
      return i18n._('incidents.kinds.injury');
    },
    get damage() {
      return i18n._('incidents.kinds.damage');
    },
    get 'no-access'() {
      return i18n._('incidents.kinds.no-access');
    },
    get 'near-miss'() {
      return i18n._('incidents.kinds.near-miss');
    },
    get supplies() {
      return i18n._('incidents.kinds.supplies');
    },
  } as Readonly<Record<IncidentKind, string>>,
  get report() {
    return i18n._('incidents.report');
  },
  get title() {
    return i18n._('incidents.title');
  },
  get back() {
    return i18n._('incidents.back');
  },
  get kind() {
    return i18n._('incidents.kind');
  },
  get kindMissing() {
    return i18n._('incidents.kindMissing');
  },
  hints: {
    get injury() {
      return i18n._('incidents.hints.injury');
    },
    get damage() {
      return i18n._('incidents.hints.damage');
    },
    get 'no-access'() {
      return i18n._('incidents.hints.no-access');
    },
    get 'near-miss'() {
      return i18n._('incidents.hints.near-miss');
    },
    get supplies() {
      return i18n._('incidents.hints.supplies');
    },
  },
  get job() {
    return i18n._('incidents.job');
  },
  get noJob() {
    return i18n._('incidents.noJob');
  },
  get text() {
    return i18n._('incidents.text');
  },
  get textHint() {
    return i18n._('incidents.textHint');
  },
  get photos() {
    return i18n._('incidents.photos');
  },
  get send() {
    return i18n._('incidents.send');
  },
  sent: (kind: string, number: number) =>
    number === 0 ? i18n._('incidents.sent') : i18n._('incidents.sentNumber', { kind, number }),
  get waiting() {
    return i18n._('incidents.waiting');
  },
  tooMany: (msg: string) => i18n._('incidents.tooMany', { msg }),
  get notKept() {
    return i18n._('incidents.notKept');
  },
  get another() {
    return i18n._('incidents.another');
  },
  get toMyJobs() {
    return i18n._('incidents.toMyJobs');
  },
  get own() {
    return i18n._('incidents.own');
  },
  get none() {
    return i18n._('incidents.none');
  },
  get away() {
    return i18n._('incidents.away');
  },
  titleOf: (kind: string, number: number) => i18n._('incidents.titleOf', { kind, number }),
  get dismiss() {
    return i18n._('incidents.dismiss');
  },
  states: {
    get new() {
      return i18n._('incidents.states.new');
    },
    get 'in-progress'() {
      return i18n._('incidents.states.in-progress');
    },
    get closed() {
      return i18n._('incidents.states.closed');
    },
    get waiting() {
      return i18n._('incidents.states.waiting');
    },
    get refused() {
      return i18n._('incidents.states.refused');
    },
  },
  get keptSent() {
    return i18n._('incidents.keptSent');
  },
  safeWork: {
    get title() {
      return i18n._('incidents.safeWork.title');
    },
    get emergency() {
      return i18n._('incidents.safeWork.emergency');
    },
    get callEmergency() {
      return i18n._('incidents.safeWork.callEmergency');
    },
    get serious() {
      return i18n._('incidents.safeWork.serious');
    },
    call: (telephone: string) => i18n._('incidents.safeWork.call', { telephone }),
    get keep() {
      return i18n._('incidents.safeWork.keep');
    },
    notice: (hours: number, years: number) => i18n._('incidents.safeWork.notice', { hours, years }),
  },
};
