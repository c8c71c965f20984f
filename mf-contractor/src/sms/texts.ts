import { i18n } from '../languages/i18n';

export const sms = {
  get title() {
    return i18n._('sms.title');
  },
  get lead() {
    return i18n._('sms.lead');
  },
  get number() {
    return i18n._('sms.number');
  },
  get numberHint() {
    return i18n._('sms.numberHint');
  },
  get sendCode() {
    return i18n._('sms.sendCode');
  },
  codeSent: (number: string) => i18n._('sms.codeSent', { number }),
  get code() {
    return i18n._('sms.code');
  },
  codeHint: (minutes: number) => i18n._('sms.codeHint', { minutes }),
  get confirm() {
    return i18n._('sms.confirm');
  },
  get sendAgain() {
    return i18n._('sms.sendAgain');
  },
  get sentAgain() {
    return i18n._('sms.sentAgain');
  },
  get otherNumber() {
    return i18n._('sms.otherNumber');
  },
  get cancel() {
    return i18n._('sms.cancel');
  },
  on: (number: string) => i18n._('sms.on', { number }),
  off: (number: string) => i18n._('sms.off', { number }),
  get turnOn() {
    return i18n._('sms.turnOn');
  },
  get turnOff() {
    return i18n._('sms.turnOff');
  },
  get remove() {
    return i18n._('sms.remove');
  },
};
