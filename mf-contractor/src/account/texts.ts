import type { ACCOUNT_TYPES } from '@cleaning/contracts';
import { getSiteData } from '@cleaning/ui/app';
import { i18n } from '../languages/i18n';

export const languageChoice = {
  get title() {
    return i18n._('languageChoice.title');
  },
  get lead() {
    return i18n._('languageChoice.lead');
  },
  get label() {
    return i18n._('languageChoice.label');
  },
  get saved() {
    return i18n._('languageChoice.saved');
  },
  get unchecked() {
    return i18n._('languageChoice.unchecked');
  },
};

export const accountTypes: Record<(typeof ACCOUNT_TYPES)[number], string> = {
  get 'Savings account'() {
    return i18n._('accountTypes.Savings account');
  },
  get 'Trust account'() {
    return i18n._('accountTypes.Trust account');
  },
};

export const emailState = {
  get unconfirmed() {
    return i18n._('emailState.unconfirmed');
  },
  get refused() {
    return i18n._('emailState.refused');
  },
  get send() {
    return i18n._('emailState.send');
  },
  get sent() {
    return i18n._('emailState.sent');
  },
  get noMail() {
    return i18n._('emailState.noMail');
  },
};

export const sessions = {
  get title() {
    return i18n._('sessions.title');
  },
  get lead() {
    return i18n._('sessions.lead');
  },
  get unknown() {
    return i18n._('sessions.unknown');
  },
  get here() {
    return i18n._('sessions.here');
  },
  since: (instant: string) => i18n._('sessions.since', { instant }),
  lastUse: (instant: string) => i18n._('sessions.lastUse', { instant }),
  get end() {
    return i18n._('sessions.end');
  },
  endNamed: (device: string) => i18n._('sessions.endNamed', { device }),
  get endOthers() {
    return i18n._('sessions.endOthers');
  },
  get confirmOthers() {
    return i18n._('sessions.confirmOthers');
  },
  get ended() {
    return i18n._('sessions.ended');
  },
  get othersEnded() {
    return i18n._('sessions.othersEnded');
  },
};

export const calendarQuestion = {
  get ask() {
    return i18n._('calendarQuestion.ask');
  },
  get end() {
    return i18n._('calendarQuestion.end');
  },
  get keep() {
    return i18n._('calendarQuestion.keep');
  },
  get ended() {
    return i18n._('calendarQuestion.ended');
  },
  get notEnded() {
    return i18n._('calendarQuestion.notEnded');
  },
};

export const secondFactor = {
  get title() {
    return i18n._('secondFactor.title');
  },
  get lead() {
    return i18n._('secondFactor.lead');
  },
  get on() {
    return i18n._('secondFactor.on');
  },
  get off() {
    return i18n._('secondFactor.off');
  },
  left: (count: number) => i18n._('secondFactor.left', { count }),
  get fewLeft() {
    return i18n._('secondFactor.fewLeft');
  },
  get start() {
    return i18n._('secondFactor.start');
  },
  get cancel() {
    return i18n._('secondFactor.cancel');
  },
  get password() {
    return i18n._('secondFactor.password');
  },
  get passwordHint() {
    return i18n._('secondFactor.passwordHint');
  },
  get goOn() {
    return i18n._('secondFactor.goOn');
  },
  get scan() {
    return i18n._('secondFactor.scan');
  },
  get qr() {
    return i18n._('secondFactor.qr');
  },
  get secret() {
    return i18n._('secondFactor.secret');
  },
  get open() {
    return i18n._('secondFactor.open');
  },
  get code() {
    return i18n._('secondFactor.code');
  },
  get anyCode() {
    return i18n._('secondFactor.anyCode');
  },
  get codeHint() {
    return i18n._('secondFactor.codeHint');
  },
  get confirm() {
    return i18n._('secondFactor.confirm');
  },
  get codesTitle() {
    return i18n._('secondFactor.codesTitle');
  },
  get codesLead() {
    return i18n._('secondFactor.codesLead');
  },
  get copy() {
    return i18n._('secondFactor.copy');
  },
  get copied() {
    return i18n._('secondFactor.copied');
  },
  get notCopied() {
    return i18n._('secondFactor.notCopied');
  },
  get download() {
    return i18n._('secondFactor.download');
  },
  get fileName() {
    return i18n._('secondFactor.fileName');
  },
  fileText: (codes: string) => i18n._('secondFactor.fileText', { company: getSiteData().company.name, codes }),
  get kept() {
    return i18n._('secondFactor.kept');
  },
  get newCodes() {
    return i18n._('secondFactor.newCodes');
  },
  get newLead() {
    return i18n._('secondFactor.newLead');
  },
  get getCodes() {
    return i18n._('secondFactor.getCodes');
  },
  get remove() {
    return i18n._('secondFactor.remove');
  },
  get removeLead() {
    return i18n._('secondFactor.removeLead');
  },
  get removed() {
    return i18n._('secondFactor.removed');
  },
  get required() {
    return i18n._('secondFactor.required');
  },
};

export const changeRequest = {
  get ask() {
    return i18n._('changeRequest.ask');
  },
  get title() {
    return i18n._('changeRequest.title');
  },
  get lead() {
    return i18n._('changeRequest.lead');
  },
  get bankLead() {
    return i18n._('changeRequest.bankLead');
  },
  get bank() {
    return i18n._('changeRequest.bank');
  },
  get choose() {
    return i18n._('changeRequest.choose');
  },
  get submit() {
    return i18n._('changeRequest.submit');
  },
  get cancel() {
    return i18n._('changeRequest.cancel');
  },
  get sent() {
    return i18n._('changeRequest.sent');
  },
  waiting: (instant: string) => i18n._('changeRequest.waiting', { instant }),
  get withdraw() {
    return i18n._('changeRequest.withdraw');
  },
  get confirmWithdraw() {
    return i18n._('changeRequest.confirmWithdraw');
  },
  rejected: (reason: string) => i18n._('changeRequest.rejected', { reason }),
  get nothing() {
    return i18n._('changeRequest.nothing');
  },
  get lookAgain() {
    return i18n._('changeRequest.lookAgain');
  },
};
