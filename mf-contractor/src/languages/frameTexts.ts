import { i18n } from './i18n';

/** Translations of the shell's texts around a sub-contractor's pages, by the shell's names. */
export const frameTexts = {
  frame: {
    get sidebar() {
      return i18n._('frame.sidebar');
    },
    more: {
      get work() {
        return i18n._('frame.more.work');
      },
      get contractor() {
        return i18n._('frame.more.contractor');
      },
    },
    get moreBelow() {
      return i18n._('frame.moreBelow');
    },
    get breadcrumb() {
      return i18n._('frame.breadcrumb');
    },
    back: (page: string) => i18n._('frame.back', { page }),
    get menu() {
      return i18n._('frame.menu');
    },
    get closeMenu() {
      return i18n._('frame.closeMenu');
    },
    get searchOwn() {
      return i18n._('frame.searchOwn');
    },
    notices: (unread: number) => (unread === 0 ? i18n._('frame.notices') : i18n._('frame.noticesUnread', { unread })),
    newMessages: (count: number) => i18n._('frame.newMessages', { count }),
    account: (name: string) => i18n._('frame.account', { name }),
    get ownAccount() {
      return i18n._('frame.ownAccount');
    },
    get website() {
      return i18n._('frame.website');
    },
    get shortcuts() {
      return i18n._('frame.shortcuts');
    },
    reconnecting: (time: string) => i18n._('frame.reconnecting', { time }),
    get ownOffline() {
      return i18n._('frame.ownOffline');
    },
    get installTitle() {
      return i18n._('frame.installTitle');
    },
    install: (name: string) => i18n._('frame.install', { name }),
    installOnApple: (name: string) => i18n._('frame.installOnApple', { name }),
    get installNow() {
      return i18n._('frame.installNow');
    },
    get later() {
      return i18n._('frame.later');
    },
  },
  shell: {
    get skip() {
      return i18n._('shell.skip');
    },
    get workNavigation() {
      return i18n._('shell.workNavigation');
    },
    get dailyNavigation() {
      return i18n._('shell.dailyNavigation');
    },
    get privacy() {
      return i18n._('shell.privacy');
    },
    get visitor() {
      return i18n._('shell.visitor');
    },
    get logout() {
      return i18n._('shell.logout');
    },
    get checkingSession() {
      return i18n._('shell.checkingSession');
    },
    get sessionUnreachable() {
      return i18n._('shell.sessionUnreachable');
    },
    get remoteMissing() {
      return i18n._('shell.remoteMissing');
    },
    get screenFailed() {
      return i18n._('shell.screenFailed');
    },
    get dismiss() {
      return i18n._('shell.dismiss');
    },
  },
  palette: {
    get close() {
      return i18n._('palette.close');
    },
    get hint() {
      return i18n._('palette.hint');
    },
    get none() {
      return i18n._('palette.none');
    },
    get jobs() {
      return i18n._('palette.jobs');
    },
    get pages() {
      return i18n._('palette.pages');
    },
    get actions() {
      return i18n._('palette.actions');
    },
  },
  keys: {
    get title() {
      return i18n._('keys.title');
    },
    get close() {
      return i18n._('keys.close');
    },
    get single() {
      return i18n._('keys.single');
    },
    get singleHint() {
      return i18n._('keys.singleHint');
    },
    get keys() {
      return i18n._('keys.keys');
    },
    get what() {
      return i18n._('keys.what');
    },
    get paletteOwn() {
      return i18n._('keys.paletteOwn');
    },
    get help() {
      return i18n._('keys.help');
    },
    get between() {
      return i18n._('keys.between');
    },
    get either() {
      return i18n._('keys.either');
    },
  },
  stepUp: {
    get title() {
      return i18n._('stepUp.title');
    },
    get lead() {
      return i18n._('stepUp.lead');
    },
    get password() {
      return i18n._('stepUp.password');
    },
    get code() {
      return i18n._('stepUp.code');
    },
    get passkey() {
      return i18n._('stepUp.passkey');
    },
    get confirm() {
      return i18n._('stepUp.confirm');
    },
    get cancel() {
      return i18n._('stepUp.cancel');
    },
  },
  entries: {
    get '/dashboard'() {
      return i18n._('entries./dashboard');
    },
    get '/my-jobs'() {
      return i18n._('entries./my-jobs');
    },
    get '/permanent-jobs'() {
      return i18n._('entries./permanent-jobs');
    },
    get '/quick-jobs'() {
      return i18n._('entries./quick-jobs');
    },
    get '/account'() {
      return i18n._('entries./account');
    },
    get '/payments'() {
      return i18n._('entries./payments');
    },
    get '/messages'() {
      return i18n._('entries./messages');
    },
  },
  daily: {
    get '/my-jobs'() {
      return i18n._('daily./my-jobs');
    },
    get '/dashboard'() {
      return i18n._('daily./dashboard');
    },
    get '/permanent-jobs'() {
      return i18n._('daily./permanent-jobs');
    },
    get '/payments'() {
      return i18n._('daily./payments');
    },
    get '/account'() {
      return i18n._('daily./account');
    },
  },
  titles: {
    get '/dashboard'() {
      return i18n._('titles./dashboard');
    },
    get '/my-jobs'() {
      return i18n._('titles./my-jobs');
    },
    get '/my-jobs/:jobID'() {
      return i18n._('titles./my-jobs/:jobID');
    },
    get '/permanent-jobs'() {
      return i18n._('titles./permanent-jobs');
    },
    get '/permanent-jobs/:jobID'() {
      return i18n._('titles./permanent-jobs/:jobID');
    },
    get '/quick-jobs'() {
      return i18n._('titles./quick-jobs');
    },
    get '/quick-jobs/:jobID'() {
      return i18n._('titles./quick-jobs/:jobID');
    },
    get '/report-problem'() {
      return i18n._('titles./report-problem');
    },
    get '/request-supplies'() {
      return i18n._('titles./request-supplies');
    },
    get '/messages'() {
      return i18n._('titles./messages');
    },
    get '/messages/:kind/:threadID'() {
      return i18n._('titles./messages/:kind/:threadID');
    },
    get '/payments'() {
      return i18n._('titles./payments');
    },
    get '/payments/details'() {
      return i18n._('titles./payments/details');
    },
    get '/payments/:runID'() {
      return i18n._('titles./payments/:runID');
    },
    get '/account'() {
      return i18n._('titles./account');
    },
    get '/account/me'() {
      return i18n._('titles./account/me');
    },
    get '/account/documents'() {
      return i18n._('titles./account/documents');
    },
    get '/account/pay'() {
      return i18n._('titles./account/pay');
    },
    get '/account/security'() {
      return i18n._('titles./account/security');
    },
    get '/account/notifications'() {
      return i18n._('titles./account/notifications');
    },
    get '/not-verified'() {
      return i18n._('titles./not-verified');
    },
    get '/notices'() {
      return i18n._('titles./notices');
    },
  },
};
