import { i18n } from '../languages/i18n';

export const logoutQuestion = {
  ask: (hours: number) => i18n._('logoutQuestion.ask', { hours }),
  get leave() {
    return i18n._('logoutQuestion.leave');
  },
  get stay() {
    return i18n._('logoutQuestion.stay');
  },
};
