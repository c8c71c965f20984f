import type { ComplianceKind, ComplianceState } from '@cleaning/contracts';
import { i18n } from '../languages/i18n';

export const kinds: Readonly<Record<ComplianceKind, string>> = {
  get passport_img() {
    return i18n._('kinds.passport_img');
  },
  get address_proof_img() {
    return i18n._('kinds.address_proof_img');
  },
  get police_check_img() {
    return i18n._('kinds.police_check_img');
  },
  get children_check_img() {
    return i18n._('kinds.children_check_img');
  },
  get agreement_img() {
    return i18n._('kinds.agreement_img');
  },
  get declaration_img() {
    return i18n._('kinds.declaration_img');
  },
  get public_liability() {
    return i18n._('kinds.public_liability');
  },
  get visa() {
    return i18n._('kinds.visa');
  },
  get induction() {
    return i18n._('kinds.induction');
  },
  get licence() {
    return i18n._('kinds.licence');
  },
};

export const states: Readonly<Record<ComplianceState, string>> = {
  get missing() {
    return i18n._('states.missing');
  },
  get unchecked() {
    return i18n._('states.unchecked');
  },
  get submitted() {
    return i18n._('states.submitted');
  },
  get refused() {
    return i18n._('states.refused');
  },
  get verified() {
    return i18n._('states.verified');
  },
  get expiring() {
    return i18n._('states.expiring');
  },
  get expired() {
    return i18n._('states.expired');
  },
};

export const validity = {
  get title() {
    return i18n._('validity.title');
  },
  get lead() {
    return i18n._('validity.lead');
  },
  until: (day: string) => i18n._('validity.until', { day }),
  ended: (day: string) => i18n._('validity.ended', { day }),
  get noEnd() {
    return i18n._('validity.noEnd');
  },
  seen: (when: string) => i18n._('validity.seen', { when }),
  get waiting() {
    return i18n._('validity.waiting');
  },
  refused: (reason: string) => i18n._('validity.refused', { reason }),
  get asked() {
    return i18n._('validity.asked');
  },
  get stops() {
    return i18n._('validity.stops');
  },
  get renew() {
    return i18n._('validity.renew');
  },
  get send() {
    return i18n._('validity.send');
  },
  get others() {
    return i18n._('validity.others');
  },
};

export const renewal = {
  titleOf: (kind: string) => i18n._('renewal.titleOf', { kind }),
  get close() {
    return i18n._('renewal.close');
  },
  lead: (count: number) => i18n._('renewal.lead', { count }),
  get camera() {
    return i18n._('renewal.camera');
  },
  get files() {
    return i18n._('renewal.files');
  },
  get chosen() {
    return i18n._('renewal.chosen');
  },
  get remove() {
    return i18n._('renewal.remove');
  },
  get none() {
    return i18n._('renewal.none');
  },
  tooMany: (count: number) => i18n._('renewal.tooMany', { count }),
  get progress() {
    return i18n._('renewal.progress');
  },
  get submit() {
    return i18n._('renewal.submit');
  },
  get sent() {
    return i18n._('renewal.sent');
  },
};

export const signing = {
  get open() {
    return i18n._('signing.open');
  },
  title: (kind: string) => i18n._('signing.title', { kind }),
  get lead() {
    return i18n._('signing.lead');
  },
  get close() {
    return i18n._('signing.close');
  },
  get name() {
    return i18n._('signing.name');
  },
  get nameHint() {
    return i18n._('signing.nameHint');
  },
  get nameMissing() {
    return i18n._('signing.nameMissing');
  },
  get agree() {
    return i18n._('signing.agree');
  },
  get agreeMissing() {
    return i18n._('signing.agreeMissing');
  },
  get submit() {
    return i18n._('signing.submit');
  },
  get signed() {
    return i18n._('signing.signed');
  },
};

export const startWarnings = {
  get warned() {
    return i18n._('startWarnings.warned');
  },
  get refused() {
    return i18n._('startWarnings.refused');
  },
  expired: (kind: string, day: string) => i18n._('startWarnings.expired', { kind, day }),
  lacks: (kind: string, state: string) => i18n._('startWarnings.lacks', { kind, state: state.toLowerCase() }),
  get send() {
    return i18n._('startWarnings.send');
  },
};

export const workLimit = {
  get title() {
    return i18n._('workLimit.title');
  },
  lead: (limit: string) => i18n._('workLimit.lead', { limit }),
  span: (from: string, until: string) => i18n._('workLimit.span', { from, until }),
  get over() {
    return i18n._('workLimit.over');
  },
  get within() {
    return i18n._('workLimit.within');
  },
  sum: (own: string, elsewhere: string) => i18n._('workLimit.sum', { own, elsewhere }),
  get elsewhereTitle() {
    return i18n._('workLimit.elsewhereTitle');
  },
  get week() {
    return i18n._('workLimit.week');
  },
  weekOf: (monday: string) => i18n._('workLimit.weekOf', { monday }),
  get elsewhere() {
    return i18n._('workLimit.elsewhere');
  },
  get elsewhereHint() {
    return i18n._('workLimit.elsewhereHint');
  },
  get wrongHours() {
    return i18n._('workLimit.wrongHours');
  },
  get save() {
    return i18n._('workLimit.save');
  },
  get saved() {
    return i18n._('workLimit.saved');
  },
  get breaks() {
    return i18n._('workLimit.breaks');
  },
  get breaksLead() {
    return i18n._('workLimit.breaksLead');
  },
  get breakFrom() {
    return i18n._('workLimit.breakFrom');
  },
  get breakUntil() {
    return i18n._('workLimit.breakUntil');
  },
  get addBreak() {
    return i18n._('workLimit.addBreak');
  },
  get remove() {
    return i18n._('workLimit.remove');
  },
};
