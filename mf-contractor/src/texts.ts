import { UNVERIFIED_DAYS } from '@cleaning/contracts';
import { getSiteData } from '@cleaning/ui/app';
import { i18n } from './languages/i18n';
import { NO_PHONE, omitPhone } from './languages/omitPhone';

/** Texts of the sub-contractors' screens. The company has agreed on their spelling. */

/** Telephone number of the open page: screens of this remote aren't prerendered. Empty in tests without a page. */
export const SUPPORT_PHONE = typeof document === 'undefined' ? '' : getSiteData().company.telephone;

/** A sentence that names the office's number; without a number it ends before it. */
export const withPhone = (sentence: (phone: string) => string): string =>
  SUPPORT_PHONE === '' ? omitPhone(sentence(NO_PHONE)) : sentence(SUPPORT_PHONE);

export const dashboard = {
  get title() {
    return i18n._('dashboard.title');
  },
  get week() {
    return i18n._('dashboard.week');
  },
  weekSince: (day: string) => i18n._('dashboard.weekSince', { day }),
  weekWaiting: (amount: string) => i18n._('dashboard.weekWaiting', { amount }),
  get lastPayment() {
    return i18n._('dashboard.lastPayment');
  },
  paidOn: (day: string) => i18n._('dashboard.paidOn', { day }),
  get noPayment() {
    return i18n._('dashboard.noPayment');
  },
  caption: (month: string) => i18n._('dashboard.caption', { month }),
  get date() {
    return i18n._('dashboard.date');
  },
  get place() {
    return i18n._('dashboard.place');
  },
  get hours() {
    return i18n._('dashboard.hours');
  },
  get payment() {
    return i18n._('dashboard.payment');
  },
  get paymentInDollars() {
    return i18n._('dashboard.paymentInDollars');
  },
  get totalHours() {
    return i18n._('dashboard.totalHours');
  },
  get totalPayment() {
    return i18n._('dashboard.totalPayment');
  },
  get empty() {
    return i18n._('dashboard.empty');
  },
  get noHours() {
    return i18n._('dashboard.noHours');
  },
  get total() {
    return i18n._('dashboard.total');
  },
  get waiting() {
    return i18n._('dashboard.waiting');
  },
  get waitingLead() {
    return i18n._('dashboard.waitingLead');
  },
  get waitingWhy() {
    return i18n._('dashboard.waitingWhy');
  },
  notApproved: (note: string) => i18n._('dashboard.notApproved', { note }),
  get note() {
    return i18n._('dashboard.note');
  },
  get csv() {
    return i18n._('dashboard.csv');
  },
  get pdf() {
    return i18n._('dashboard.pdf');
  },
  get daysChart() {
    return i18n._('dashboard.daysChart');
  },
  daysSummary: (month: string) => i18n._('dashboard.daysSummary', { month }),
  get monthsChart() {
    return i18n._('dashboard.monthsChart');
  },
  monthsSummary: (month: string) => i18n._('dashboard.monthsSummary', { month }),
  get month() {
    return i18n._('dashboard.month');
  },
  get time() {
    return i18n._('dashboard.time');
  },
  get pending() {
    return i18n._('dashboard.pending');
  },
  get pendingLead() {
    return i18n._('dashboard.pendingLead');
  },
  get pendingCount() {
    return i18n._('dashboard.pendingCount');
  },
  get pendingAmount() {
    return i18n._('dashboard.pendingAmount');
  },
  get pendingList() {
    return i18n._('dashboard.pendingList');
  },
  get running() {
    return i18n._('dashboard.running');
  },
  get byTheHour() {
    return i18n._('dashboard.byTheHour');
  },
};

export const charts = {
  get asTable() {
    return i18n._('charts.asTable');
  },
};

/** Texts shared by lists and pages of jobs. */
export const jobs = {
  get goBack() {
    return i18n._('jobs.goBack');
  },
  get perFortnight() {
    return i18n._('jobs.perFortnight');
  },
  get details() {
    return i18n._('jobs.details');
  },
  get date() {
    return i18n._('jobs.date');
  },
  get startTime() {
    return i18n._('jobs.startTime');
  },
  get location() {
    return i18n._('jobs.location');
  },
  get openMap() {
    return i18n._('jobs.openMap');
  },
  get suburb() {
    return i18n._('jobs.suburb');
  },
  get length() {
    return i18n._('jobs.length');
  },
  aWeek: (length: string) => i18n._('jobs.aWeek', { length }),
  about: (length: string) => i18n._('jobs.about', { length }),
  get rate() {
    return i18n._('jobs.rate');
  },
  get expectedPay() {
    return i18n._('jobs.expectedPay');
  },
  get terms() {
    return i18n._('jobs.terms');
  },
  aShift: (amount: string) => i18n._('jobs.aShift', { amount }),
  get requested() {
    return i18n._('jobs.requested');
  },
};

export const myJobs = {
  get title() {
    return i18n._('myJobs.title');
  },
  get empty() {
    return i18n._('myJobs.empty');
  },
  get quickJobs() {
    return i18n._('myJobs.quickJobs');
  },
  get permanentJobs() {
    return i18n._('myJobs.permanentJobs');
  },
  get workingNow() {
    return i18n._('myJobs.workingNow');
  },
  get seeDetails() {
    return i18n._('myJobs.seeDetails');
  },
  get today() {
    return i18n._('myJobs.today');
  },
  next: (day: string) => i18n._('myJobs.next', { day }),
  get nothingNext() {
    return i18n._('myJobs.nothingNext');
  },
  get notAssigned() {
    return i18n._('myJobs.notAssigned');
  },
  get toMyJobs() {
    return i18n._('myJobs.toMyJobs');
  },
};

export const work = {
  get heading() {
    return i18n._('work.heading');
  },
  get todaysSlots() {
    return i18n._('work.todaysSlots');
  },
  get noSlotsToday() {
    return i18n._('work.noSlotsToday');
  },
  get start() {
    return i18n._('work.start');
  },
  get finish() {
    return i18n._('work.finish');
  },
  get confirmStart() {
    return i18n._('work.confirmStart');
  },
  /** Below the question: place, times, day, and how early or late it is. */
  startOf: (job: string, time: string, day: string, early: string) =>
    early === '' ? i18n._('work.startOf', { job, time, day }) : i18n._('work.startOfEarly', { job, time, day, early }),
  get mustBeApproved() {
    return i18n._('work.mustBeApproved');
  },
  startAt: (job: string) => i18n._('work.startAt', { job }),
  early: (length: string) => i18n._('work.early', { length }),
  late: (length: string) => i18n._('work.late', { length }),
  today: (day: string) => i18n._('work.today', { day }),
  get undoStart() {
    return i18n._('work.undoStart');
  },
  taken: {
    get start() {
      return i18n._('work.taken.start');
    },
    get finish() {
      return i18n._('work.taken.finish');
    },
    get undo() {
      return i18n._('work.taken.undo');
    },
  },
  paidFor: (amount: string, length: string) => i18n._('work.paidFor', { amount, length }),
  get saved() {
    return i18n._('work.saved');
  },
  get confirmFinish() {
    return i18n._('work.confirmFinish');
  },
  get reading() {
    return i18n._('work.reading');
  },
  get locating() {
    return i18n._('work.locating');
  },
  get sending() {
    return i18n._('work.sending');
  },
  get running() {
    return i18n._('work.running');
  },
  get runningNow() {
    return i18n._('work.runningNow');
  },
  get otherJobRunning() {
    return i18n._('work.otherJobRunning');
  },
  get quickJobDone() {
    return i18n._('work.quickJobDone');
  },
  get finishKept() {
    return i18n._('work.finishKept');
  },
  get slotDone() {
    return i18n._('work.slotDone');
  },
  get slotToDo() {
    return i18n._('work.slotToDo');
  },
  get slotsNotChecked() {
    return i18n._('work.slotsNotChecked');
  },
  get keptNow() {
    return i18n._('work.keptNow');
  },
  get notKept() {
    return i18n._('work.notKept');
  },
  get keptWaiting() {
    return i18n._('work.keptWaiting');
  },
  get keptSent() {
    return i18n._('work.keptSent');
  },
  keptClockEvent: (action: string, job: string, time: string) => i18n._('work.keptClockEvent', { action, job, time }),
  get dismiss() {
    return i18n._('work.dismiss');
  },
  get barLabel() {
    return i18n._('work.barLabel');
  },
  workingAt: (job: string) => (job === '' ? i18n._('work.working') : i18n._('work.workingAt', { job })),
  get toRunningJob() {
    return i18n._('work.toRunningJob');
  },
  get notToday() {
    return i18n._('work.notToday');
  },
  get startAnyway() {
    return i18n._('work.startAnyway');
  },
  farStart: (distance: string, job: string) => i18n._('work.farStart', { distance, job }),
  get locationNote() {
    return i18n._('work.locationNote');
  },
};

export const shifts = {
  get map() {
    return i18n._('shifts.map');
  },
  get callOffice() {
    return i18n._('shifts.callOffice');
  },
  from: (time: string) => i18n._('shifts.from', { time }),
  about: (length: string) => i18n._('shifts.about', { length }),
  anHour: (amount: string) => i18n._('shifts.anHour', { amount }),
  get alsoToday() {
    return i18n._('shifts.alsoToday');
  },
  get doneToday() {
    return i18n._('shifts.doneToday');
  },
  get done() {
    return i18n._('shifts.done');
  },
  get held() {
    return i18n._('shifts.held');
  },
  get rejected() {
    return i18n._('shifts.rejected');
  },
  get cancelled() {
    return i18n._('shifts.cancelled');
  },
  get away() {
    return i18n._('shifts.away');
  },
  get covered() {
    return i18n._('shifts.covered');
  },
  get cover() {
    return i18n._('shifts.cover');
  },
  get extra() {
    return i18n._('shifts.extra');
  },
  get reClean() {
    return i18n._('shifts.reClean');
  },
  get mine() {
    return i18n._('shifts.mine');
  },
  get mineLead() {
    return i18n._('shifts.mineLead');
  },
  get none() {
    return i18n._('shifts.none');
  },
  showAll: (count: number) => i18n._('shifts.showAll', { count }),
};

export const absences = {
  get title() {
    return i18n._('absences.title');
  },
  get lead() {
    return i18n._('absences.lead');
  },
  get open() {
    return i18n._('absences.open');
  },
  get from() {
    return i18n._('absences.from');
  },
  get until() {
    return i18n._('absences.until');
  },
  get tomorrow() {
    return i18n._('absences.tomorrow');
  },
  get reason() {
    return i18n._('absences.reason');
  },
  get reasonHint() {
    return i18n._('absences.reasonHint');
  },
  get send() {
    return i18n._('absences.send');
  },
  get cancel() {
    return i18n._('absences.cancel');
  },
  get required() {
    return i18n._('absences.required');
  },
  get notADay() {
    return i18n._('absences.notADay');
  },
  get past() {
    return i18n._('absences.past');
  },
  get order() {
    return i18n._('absences.order');
  },
  tooMany: (days: number) => i18n._('absences.tooMany', { days }),
  days: (from: string, until: string) => i18n._('absences.days', { from, until }),
  reported: (days: string, shifts: number) => i18n._('absences.reported', { days, shifts }),
  byOffice: (name: string) => i18n._('absences.byOffice', { name }),
  get withdraw() {
    return i18n._('absences.withdraw');
  },
  get confirmWithdraw() {
    return i18n._('absences.confirmWithdraw');
  },
  withdrawn: (days: string) => i18n._('absences.withdrawn', { days }),
};

export const covers = {
  get title() {
    return i18n._('covers.title');
  },
  get lead() {
    return i18n._('covers.lead');
  },
  get take() {
    return i18n._('covers.take');
  },
  confirm: (shift: string) => i18n._('covers.confirm', { shift }),
  shift: (job: string, day: string, time: string) => i18n._('covers.shift', { job, day, time }),
  taken: (shift: string) => i18n._('covers.taken', { shift }),
  tooLate: (shift: string, why: string) => i18n._('covers.tooLate', { shift, why }),
  get gone() {
    return i18n._('covers.gone');
  },
};

export const calendar = {
  get title() {
    return i18n._('calendar.title');
  },
  holds: (back: number, ahead: number) => i18n._('calendar.holds', { back, ahead }),
  get make() {
    return i18n._('calendar.make');
  },
  get address() {
    return i18n._('calendar.address');
  },
  get addressHint() {
    return i18n._('calendar.addressHint');
  },
  get copy() {
    return i18n._('calendar.copy');
  },
  get copied() {
    return i18n._('calendar.copied');
  },
  get notCopied() {
    return i18n._('calendar.notCopied');
  },
  madeOn: (day: string) => i18n._('calendar.madeOn', { day }),
  get renew() {
    return i18n._('calendar.renew');
  },
  get confirmRenew() {
    return i18n._('calendar.confirmRenew');
  },
  get revoke() {
    return i18n._('calendar.revoke');
  },
  get confirmRevoke() {
    return i18n._('calendar.confirmRevoke');
  },
  get revoked() {
    return i18n._('calendar.revoked');
  },
};

export const location = {
  get denied() {
    return i18n._('location.denied');
  },
  get unavailable() {
    return i18n._('location.unavailable');
  },
  get timedOut() {
    return i18n._('location.timedOut');
  },
  get insecure() {
    return i18n._('location.insecure');
  },
  get unsupported() {
    return i18n._('location.unsupported');
  },
  get deniedHint() {
    return i18n._('location.deniedHint');
  },
  get howTo() {
    return i18n._('location.howTo');
  },
  /** Three lines for each browser, as its newest version calls its menus. */
  steps: {
    get chrome() {
      return i18n._('location.steps.chrome');
    },
    get samsung() {
      return i18n._('location.steps.samsung');
    },
    get firefox() {
      return i18n._('location.steps.firefox');
    },
    get safari() {
      return i18n._('location.steps.safari');
    },
    get androidApp() {
      return i18n._('location.steps.androidApp');
    },
    get iosApp() {
      return i18n._('location.steps.iosApp');
    },
    get other() {
      return i18n._('location.steps.other');
    },
  },
  get anyway() {
    return i18n._('location.anyway');
  },
  get call() {
    return i18n._('location.call');
  },
  get ok() {
    return i18n._('location.ok');
  },
};

export const account = {
  get title() {
    return i18n._('account.title');
  },
  get details() {
    return i18n._('account.details');
  },
  get notKept() {
    return i18n._('account.notKept');
  },
  get detailsNote() {
    return withPhone((phone) => i18n._('account.detailsNote', { phone }));
  },
  get name() {
    return i18n._('account.name');
  },
  get email() {
    return i18n._('account.email');
  },
  get address() {
    return i18n._('account.address');
  },
  get zip_code() {
    return i18n._('account.zip_code');
  },
  get contact_no() {
    return i18n._('account.contact_no');
  },
  get abn() {
    return i18n._('account.abn');
  },
  get passport_number() {
    return i18n._('account.passport_number');
  },
  get bank_name() {
    return i18n._('account.bank_name');
  },
  get account_type() {
    return i18n._('account.account_type');
  },
  get account_name() {
    return i18n._('account.account_name');
  },
  get account_number() {
    return i18n._('account.account_number');
  },
  get bsb() {
    return i18n._('account.bsb');
  },
};

/** Pages of the account, and their content. */
export const accountPages = {
  get me() {
    return i18n._('accountPages.me');
  },
  get pay() {
    return i18n._('accountPages.pay');
  },
  get security() {
    return i18n._('accountPages.security');
  },
  get notifications() {
    return i18n._('accountPages.notifications');
  },
  leads: {
    get me() {
      return i18n._('accountPages.leads.me');
    },
    get documents() {
      return i18n._('accountPages.leads.documents');
    },
    get pay() {
      return i18n._('accountPages.leads.pay');
    },
    get security() {
      return i18n._('accountPages.leads.security');
    },
    get notifications() {
      return i18n._('accountPages.leads.notifications');
    },
  },
};

export const documents = {
  get title() {
    return i18n._('documents.title');
  },
  get lead() {
    return i18n._('documents.lead');
  },
  get done() {
    return i18n._('documents.done');
  },
  get none() {
    return i18n._('documents.none');
  },
  get fileDeleted() {
    return i18n._('documents.fileDeleted');
  },
  open: (label: string) => i18n._('documents.open', { label }),
  get replace() {
    return i18n._('documents.replace');
  },
  get upload() {
    return i18n._('documents.upload');
  },
  get chooseFirst() {
    return i18n._('documents.chooseFirst');
  },
  get confirm() {
    return i18n._('documents.confirm');
  },
  get progress() {
    return i18n._('documents.progress');
  },
  get success() {
    return i18n._('documents.success');
  },
  get failure() {
    return withPhone((phone) => i18n._('documents.failure', { phone }));
  },
  get refused() {
    return i18n._('documents.refused');
  },
  get passport_img() {
    return i18n._('documents.passport_img');
  },
  get address_proof_img() {
    return i18n._('documents.address_proof_img');
  },
  get police_check_img() {
    return i18n._('documents.police_check_img');
  },
  get children_check_img() {
    return i18n._('documents.children_check_img');
  },
  get agreement_img() {
    return i18n._('documents.agreement_img');
  },
  get declaration_img() {
    return i18n._('documents.declaration_img');
  },
};

export const password = {
  get title() {
    return i18n._('password.title');
  },
  get lead() {
    return i18n._('password.lead');
  },
  get current() {
    return i18n._('password.current');
  },
  get next() {
    return i18n._('password.next');
  },
  get confirm() {
    return i18n._('password.confirm');
  },
  get submit() {
    return i18n._('password.submit');
  },
  get ask() {
    return i18n._('password.ask');
  },
  get changed() {
    return i18n._('password.changed');
  },
  get required() {
    return i18n._('password.required');
  },
  get tooShort() {
    return i18n._('password.tooShort');
  },
  get differs() {
    return i18n._('password.differs');
  },
};

export const ownData = {
  get title() {
    return i18n._('ownData.title');
  },
  get lead() {
    return i18n._('ownData.lead');
  },
  get download() {
    return i18n._('ownData.download');
  },
};

export const notVerified = {
  get title() {
    return i18n._('notVerified.title');
  },
  get message() {
    return i18n._('notVerified.message');
  },
  get deleted() {
    return i18n._('notVerified.deleted', { days: UNVERIFIED_DAYS });
  },
  get byItself() {
    return i18n._('notVerified.byItself');
  },
  get thanks() {
    return i18n._('notVerified.thanks');
  },
  get account() {
    return i18n._('notVerified.account');
  },
  get check() {
    return i18n._('notVerified.check');
  },
};
