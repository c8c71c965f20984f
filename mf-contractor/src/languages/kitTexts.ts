import type { uiTexts } from '@cleaning/ui/texts';
import { i18n } from './i18n';

/** Translations of packages/ui's texts, by its names. */
export const kitTexts: typeof uiTexts = {
  api: {
    get noConnection() {
      return i18n._('ui.api.noConnection');
    },
    get serviceDown() {
      return i18n._('ui.api.serviceDown');
    },
    get unexpected() {
      return i18n._('ui.api.unexpected');
    },
    get notUnderstood() {
      return i18n._('ui.api.notUnderstood');
    },
    get staleCode() {
      return i18n._('ui.api.staleCode');
    },
  },
  adjustmentFile: {
    get download() {
      return i18n._('ui.adjustmentFile.download');
    },
    getDownload: (about) => i18n._('ui.adjustmentFile.downloadOf', { about }),
  },
  calendar: {
    get previous() {
      return i18n._('ui.calendar.previous');
    },
    get next() {
      return i18n._('ui.calendar.next');
    },
  },
  chartMessage: {
    most: (name, value) => i18n._('ui.chartMessage.most', { name, value }),
  },
  crop: {
    get crop() {
      return i18n._('ui.crop.crop');
    },
    get title() {
      return i18n._('ui.crop.title');
    },
    get hint() {
      return i18n._('ui.crop.hint');
    },
    get photo() {
      return i18n._('ui.crop.photo');
    },
    get submit() {
      return i18n._('ui.crop.submit');
    },
    get close() {
      return i18n._('ui.crop.close');
    },
    get cropped() {
      return i18n._('ui.crop.cropped');
    },
    get notShown() {
      return i18n._('ui.crop.notShown');
    },
    get area() {
      return i18n._('ui.crop.area');
    },
    corners: {
      get nw() {
        return i18n._('ui.crop.corners.nw');
      },
      get ne() {
        return i18n._('ui.crop.corners.ne');
      },
      get se() {
        return i18n._('ui.crop.corners.se');
      },
      get sw() {
        return i18n._('ui.crop.corners.sw');
      },
    },
    edges: {
      get n() {
        return i18n._('ui.crop.edges.n');
      },
      get e() {
        return i18n._('ui.crop.edges.e');
      },
      get s() {
        return i18n._('ui.crop.edges.s');
      },
      get w() {
        return i18n._('ui.crop.edges.w');
      },
    },
  },
  dateFields: {
    get openCalendar() {
      return i18n._('ui.dateFields.openCalendar');
    },
    get calendar() {
      return i18n._('ui.dateFields.calendar');
    },
    get openList() {
      return i18n._('ui.dateFields.openList');
    },
    get list() {
      return i18n._('ui.dateFields.list');
    },
    get notADay() {
      return i18n._('ui.dateFields.notADay');
    },
    get notATime() {
      return i18n._('ui.dateFields.notATime');
    },
    get notAMoment() {
      return i18n._('ui.dateFields.notAMoment');
    },
  },
  dateNames: {
    days: {
      get Mo() {
        return i18n._('ui.dateNames.days.Mo');
      },
      get Tu() {
        return i18n._('ui.dateNames.days.Tu');
      },
      get We() {
        return i18n._('ui.dateNames.days.We');
      },
      get Th() {
        return i18n._('ui.dateNames.days.Th');
      },
      get Fr() {
        return i18n._('ui.dateNames.days.Fr');
      },
      get Sa() {
        return i18n._('ui.dateNames.days.Sa');
      },
      get Su() {
        return i18n._('ui.dateNames.days.Su');
      },
    },
    longDays: {
      get Mo() {
        return i18n._('ui.dateNames.longDays.Mo');
      },
      get Tu() {
        return i18n._('ui.dateNames.longDays.Tu');
      },
      get We() {
        return i18n._('ui.dateNames.longDays.We');
      },
      get Th() {
        return i18n._('ui.dateNames.longDays.Th');
      },
      get Fr() {
        return i18n._('ui.dateNames.longDays.Fr');
      },
      get Sa() {
        return i18n._('ui.dateNames.longDays.Sa');
      },
      get Su() {
        return i18n._('ui.dateNames.longDays.Su');
      },
    },
    months: {
      get '01'() {
        return i18n._('ui.dateNames.months.01');
      },
      get '02'() {
        return i18n._('ui.dateNames.months.02');
      },
      get '03'() {
        return i18n._('ui.dateNames.months.03');
      },
      get '04'() {
        return i18n._('ui.dateNames.months.04');
      },
      get '05'() {
        return i18n._('ui.dateNames.months.05');
      },
      get '06'() {
        return i18n._('ui.dateNames.months.06');
      },
      get '07'() {
        return i18n._('ui.dateNames.months.07');
      },
      get '08'() {
        return i18n._('ui.dateNames.months.08');
      },
      get '09'() {
        return i18n._('ui.dateNames.months.09');
      },
      get '10'() {
        return i18n._('ui.dateNames.months.10');
      },
      get '11'() {
        return i18n._('ui.dateNames.months.11');
      },
      get '12'() {
        return i18n._('ui.dateNames.months.12');
      },
    },
    hours: (hours) => i18n._('ui.dateNames.hours', { hours }),
    minutes: (minutes) => i18n._('ui.dateNames.minutes', { minutes }),
  },
  dates: {
    get year() {
      return i18n._('ui.dates.year');
    },
    get month() {
      return i18n._('ui.dates.month');
    },
  },
  dialog: {
    get ok() {
      return i18n._('ui.dialog.ok');
    },
    get cancel() {
      return i18n._('ui.dialog.cancel');
    },
  },
  doorDetails: {
    get show() {
      return i18n._('ui.doorDetails.show');
    },
    get hide() {
      return i18n._('ui.doorDetails.hide');
    },
    get title() {
      return i18n._('ui.doorDetails.title');
    },
    get away() {
      return i18n._('ui.doorDetails.away');
    },
    until: (moment) => i18n._('ui.doorDetails.until', { moment }),
    get whileOpen() {
      return i18n._('ui.doorDetails.whileOpen');
    },
  },
  feedback: {
    get retry() {
      return i18n._('ui.feedback.retry');
    },
    get loading() {
      return i18n._('ui.feedback.loading');
    },
    backTo: (list) => i18n._('ui.feedback.backTo', { list }),
  },
  fileProblem: {
    get type() {
      return i18n._('ui.fileProblem.type');
    },
    get size() {
      return i18n._('ui.fileProblem.size');
    },
  },
  filesAway: {
    get away() {
      return i18n._('ui.filesAway.away');
    },
  },
  mapLink: {
    accurate: (metres) => i18n._('ui.mapLink.accurate', { metres }),
    get newTab() {
      return i18n._('ui.mapLink.newTab');
    },
  },
  newMark: {
    get isNew() {
      return i18n._('ui.newMark.isNew');
    },
  },
  passkeys: {
    get unsupported() {
      return i18n._('ui.passkeys.unsupported');
    },
    get wrongSite() {
      return i18n._('ui.passkeys.wrongSite');
    },
    get known() {
      return i18n._('ui.passkeys.known');
    },
    get failed() {
      return i18n._('ui.passkeys.failed');
    },
  },
  records: {
    get details() {
      return i18n._('ui.records.details');
    },
    get close() {
      return i18n._('ui.records.close');
    },
  },
  schedule: {
    weeks: (days, every) => i18n._('ui.schedule.weeks', { days, every }),
    months: (which, days, every) => i18n._('ui.schedule.months', { which, days, every }),
    which: {
      get first() {
        return i18n._('ui.schedule.which.first');
      },
      get second() {
        return i18n._('ui.schedule.which.second');
      },
      get third() {
        return i18n._('ui.schedule.which.third');
      },
      get fourth() {
        return i18n._('ui.schedule.which.fourth');
      },
      get last() {
        return i18n._('ui.schedule.which.last');
      },
    },
    from: (sentence, day) => i18n._('ui.schedule.from', { sentence, day }),
    until: (sentence, day) => i18n._('ui.schedule.until', { sentence, day }),
  },
  scheduleList: {
    get title() {
      return i18n._('ui.scheduleList.title');
    },
    holidays: {
      get work() {
        return i18n._('ui.scheduleList.holidays.work');
      },
      get skip() {
        return i18n._('ui.scheduleList.holidays.skip');
      },
      get move() {
        return i18n._('ui.scheduleList.holidays.move');
      },
    },
  },
  shownPart: {
    more: (count) => i18n._('ui.shownPart.more', { count }),
    shown: (shown, total) => i18n._('ui.shownPart.shown', { shown, total }),
    allShown: (total) => i18n._('ui.shownPart.allShown', { total }),
  },
  table: {
    get sort() {
      return i18n._('ui.table.sort');
    },
  },
  timetable: {
    get timetable() {
      return i18n._('ui.timetable.timetable');
    },
    get time() {
      return i18n._('ui.timetable.time');
    },
  },
  unsaved: {
    get question() {
      return i18n._('ui.unsaved.question');
    },
    get leave() {
      return i18n._('ui.unsaved.leave');
    },
    get stay() {
      return i18n._('ui.unsaved.stay');
    },
    get closeQuestion() {
      return i18n._('ui.unsaved.closeQuestion');
    },
    get close() {
      return i18n._('ui.unsaved.close');
    },
  },
};
