// Sinhala — translated by machine, not checked by a speaker.
import type { Catalogue } from '../catalogue';

export const charts: Catalogue['charts'] = {
  asTable: 'වගුවක් ලෙස පෙන්වන්න',
};

export const dashboard: Catalogue['dashboard'] = {
  title: 'උප කොන්ත්‍රාත් ආදායම',
  week: 'මෙම සතිය',
  weekSince: '{0} සිට.',
  weekWaiting: 'එයින් {0} කාර්යාලය බලාපොරොත්තුවෙන්.',
  lastPayment: 'අවසන් ගෙවීම',
  paidOn: '{0} දින',
  noPayment: 'තවම ගෙවීම් නැත.',
  lead: 'මාසයක අවසන් කළ වැඩ සහ එහි ගෙවීම.',
  caption: 'කාල සටහන, {0}',
  date: 'දිනය',
  place: 'ස්ථානය',
  hours: 'පැය',
  payment: 'ගෙවීම',
  paymentInDollars: 'ගෙවීම (A$)',
  totalHours: 'මුළු පැය',
  totalPayment: 'මුළු ගෙවීම',
  empty: 'මෙම මාසයේ අවසන් කළ වැඩ නැත.',
  noHours: 'කාර්යාලය සටහන් කළා',
  total: 'එකතුව',
  waiting: 'කාර්යාලය බලාපොරොත්තුවෙන්',
  waitingLead: 'ගෙවීමට පෙර කාර්යාලය මෙම වැඩ බලයි.',
  waitingWhy: 'හේතුව සහ ඔබට කළ හැකි දේ බලන්න',
  notApproved: 'අනුමත නොකළා: {0}',
  note: 'සටහන',
  csv: 'CSV බාගන්න',
  pdf: 'PDF ප්‍රකාශය බාගන්න',
  daysChart: 'මාසයේ දින',
  daysSummary: 'තීරු සටහන: {0} එක් එක් දිනයේ ගෙවීම.',
  monthsChart: 'පසුගිය මාස දොළහ',
  monthsSummary: 'තීරු සටහන: {0} දක්වා මාස දොළහේ ගෙවීම.',
  month: 'මාසය',
  time: 'වේලාව',
  pending: 'තව ඉතිරිව ඇත',
  pendingLead: 'මෙම මාසයේ දැන් කරන හෝ ඉදිරි වැඩ. මුරයකට ඔබ වැඩ කළ කාලය ගෙවයි, උපරිමය එහි දිග තරම්.',
  pendingCount: 'මුර සහ කෙටි රැකියා',
  pendingAmount: 'උපරිමය',
  pendingList: 'ලැයිස්තුව පෙන්වන්න',
  running: 'සිදුවෙමින්',
  byTheHour: 'පැය අනුව',
};

export const payments: Catalogue['payments'] = {
  title: 'ගෙවීම්',
  lead: 'කාර්යාලය බලාපොරොත්තුවෙන් ඇති, අනුමත, එමින් ඇති සහ ඔබට ගෙවූ දේ.',
  open: 'ඔබේ ගෙවීම් බලන්න',
  asOf: '{0} වන විට.',
  empty: 'ගෙවීමට කිසිවක් නැත, තවම ගෙවාද නැත. ඔබ අවසන් කළ වැඩ මෙහි පෙනේ.',
  onItsWay: 'එමින් පවතී',
  planned: '{is1, select, none {{0} දිනට සැලසුම් කර ඇත.} other {{0} දින, {1} න් අවසන් ගිණුමට.}}',
  approved: 'අනුමතයි',
  approvedLead: 'ඊළඟ ගෙවීම් සමඟ ගෙවයි.',
  approvedAccount: 'ඊළඟ ගෙවීම් සමඟ, {0} න් අවසන් ගිණුමට.',
  takenOff: 'ශේෂය ඍණයි: ඊළඟ ගෙවීම්වලින් අඩු කරයි.',
  withoutGst: 'මුදල් GST රහිතයි.',
  waiting: 'කාර්යාලය බලාපොරොත්තුවෙන්',
  waitingLead: 'ගෙවීමට පෙර කාර්යාලය මෙම වැඩ බලයි.',
  call: 'කාර්යාලය අමතන්න: {phone}',
  decisions: 'කාර්යාලයේ තීරණ',
  decisionsLead: 'පසුගිය දින {0} තීරණ.',
  approvedOn: 'අනුමතයි, {0}',
  rejectedOn: 'අනුමත නැත, {0}',
  note: 'කාර්යාලයේ සටහන: {0}',
  paid: 'ගෙවා ඇත',
  paidLead: 'එක් එක් ගෙවීම සහ එහි ලේඛන.',
  none: 'මෙතැනින් තවම ඔබට ගෙවා නැත.',
  into: '{is0, select, none {} other {{0} න් අවසන් ගිණුමට}}',
  returned: 'ආපසු ආවා',
  more: 'තව {0}ක් පෙන්වන්න',
  year: 'ඔබේ වසර',
  yearLead: 'ඔබේ බදු වාර්තාව සඳහා: මූල්‍ය වර්ෂයේ පළමු සිට අවසන් දිනය දක්වා ගෙවූ දේ.',
  chooseYear: 'මූල්‍ය වර්ෂය',
  days: '{0} සිට {1} දක්වා ගෙවූ',
  count: 'ගෙවීම්',
  hours: 'පැය',
  gross: 'ගෙවූ, GST සමඟ',
  gst: 'එහි GST',
  withheld: 'රඳවාගත් බදු',
  super: 'අමතර සුපර්',
  csv: 'CSV බාගන්න',
};

export const payment: Catalogue['payment'] = {
  title: '{0} ගෙවීම',
  back: 'ගෙවීම්',
  paidOn: 'ගෙවූ දිනය',
  amount: 'මුදල',
  account: 'ගිණුම',
  ending: '{is0, select, none {–} other {{0} න් අවසන්}}',
  hours: 'පැය',
  work: 'වැඩ',
  corrections: 'නිවැරදි කිරීම්',
  adjustments: 'ගැලපීම්',
  gst: 'GST',
  withheld: 'රඳවාගත් බදු',
  super: 'සුපර්',
  superDue: '{0}, {1} වන විට ඔබේ අරමුදලට',
  documents: 'ලේඛන',
  kinds: {
    'remittance-advice': 'ගෙවීම් දැන්වීම',
    rcti: 'අප ඔබ වෙනුවෙන් නිකුත් කරන බදු ඉන්වොයිසිය (RCTI)',
    'adjustment-note': 'ගැලපුම් සටහන',
  },
  download: '{0} {1}, PDF',
  lines: 'කුමක් සඳහාද',
  noLines: 'මෙම ගෙවීමේ පේළි නැත.',
  returned:
    '{is1, select, none {බැංකුව {0} දින මෙම ගෙවීම ආපසු එව්වා.} other {බැංකුව {0} දින මෙම ගෙවීම ආපසු එව්වා: {1}.}} ඊළඟ ගෙවීම් සමඟ නැවත ගෙවයි. බැංකු විස්තර නිවැරදිදැයි බලන්න.',
  toAccount: 'ඔබේ බැංකු විස්තර බලන්න',
};

export const lineKinds: Catalogue['lineKinds'] = {
  work: '',
  correction: 'නිවැරදි කිරීම',
  settlement: 'කාර්යාලය පෙර ගෙවා ඇත',
  reimbursement: 'වියදම් ආපසු ගෙවීම',
  bonus: 'ප්‍රසාද දීමනාව',
  deduction: 'අඩු කිරීම',
};

export const waitingReasons: Catalogue['waitingReasons'] = {
  arrived_late: {
    why: 'දුරකථනය ප්‍රමාද වී යැව්වා',
    todo: 'ඔබට කිසිවක් කළ යුතු නැත. කාර්යාලය වේලාවන් සසඳයි.',
  },
  longer_than_expected: {
    why: 'අපේක්ෂිත කාලයට වඩා වැඩියි',
    todo: 'වැඩි කාලයක් ගත වූයේ කුමකටදැයි කාර්යාලයට කියන්න.',
  },
  started_early: {
    why: 'වේලාවට පෙර ආරම්භ කළා',
    todo: 'එය එකඟ වූවක්දැයි කාර්යාලයට කියන්න.',
  },
  finished_late: {
    why: 'වේලාවෙන් පසු අවසන් කළා',
    todo: 'වැඩි කාලයක් ගත වූයේ කුමකටදැයි කාර්යාලයට කියන්න.',
  },
  corrected_upwards: {
    why: 'කාර්යාලය නිවැරදි කළා',
    todo: 'ඔබට කිසිවක් කළ යුතු නැත. නිවැරදි කිරීමක් ගෙවීම වැඩි කරන විට නැවත බැලීම සාමාන්‍යයි.',
  },
  same_record: {
    why: 'වෙනත් සටහනකට සමානයි',
    todo: 'එදින එකම වැඩේ දෙවරක් කළා නම් කාර්යාලයට කියන්න.',
  },
  finished_by_admin: {
    why: 'කාර්යාලය අවසන් කළා',
    todo: 'අවසන් වේලාව නිවැරදි නැත්නම් කාර්යාලයට කියන්න.',
  },
  overlapping: {
    why: 'ඔබේ වෙනත් වැඩක් සමඟ ගැටේ',
    todo: 'නිවැරදි වේලාවන් මොනවාදැයි කාර්යාලයට කියන්න.',
  },
  outside_fence: {
    why: 'ස්ථානයෙන් බැහැර',
    todo: 'ආරම්භ කළේ සහ අවසන් කළේ කොහේදැයි කාර්යාලයට කියන්න.',
  },
  expired_document: {
    why: 'ලේඛනයක් නොතිබුණි හෝ කල් ඉකුත් විය',
    todo: 'ගිණුම තුළ වලංගු ලේඛනයක් යවන්න. මෙම වැඩ ගැන කාර්යාලය තීරණය කරයි.',
  },
  location_too_vague: {
    why: 'ස්ථානය අපැහැදිලියි',
    todo: 'ආරම්භ කළේ සහ අවසන් කළේ කොහේදැයි කාර්යාලයට කියන්න. ඊළඟ වතාවේ පිටත හෝ ජනේලයක් ළඟ, නිශ්චිත ස්ථානය සක්‍රිය කර රැඳී සිටින්න.',
  },
  no_location: {
    why: 'ස්ථානයක් නැත',
    todo: 'ආරම්භ කළේ සහ අවසන් කළේ කොහේදැයි කාර්යාලයට කියන්න. ඊළඟ වතාවේ මෙම අඩවියට ස්ථානය අවසර දෙන්න.',
  },
  above_amount: {
    why: 'විශාල මුදලක්',
    todo: 'ඔබට කිසිවක් කළ යුතු නැත. මෙවැනි මුදලකට නැවත බැලීම සාමාන්‍යයි.',
  },
  above_hours: {
    why: 'පැය 12ට වඩා',
    todo: 'කොපමණ වේලාවක් වැඩ කළාදැයි කාර්යාලයට කියන්න.',
  },
  day_above_hours: {
    why: 'එදින පැය 12ට වඩා',
    todo: 'එදින කොපමණ වේලාවක් වැඩ කළාදැයි කාර්යාලයට කියන්න.',
  },
};

export const blocks: Catalogue['blocks'] = {
  'no-bank-details': 'කාර්යාලයට ඔබේ බැංකු විස්තර නැත, එබැවින් ගෙවිය නොහැක. ගිණුම පිටුවේ වෙනසක් ඉල්ලන්න.',
  'on-hold':
    '{isreason, select, none {කාර්යාලය ඔබේ ගෙවීම් රඳවා ඇත.} other {කාර්යාලය ඔබේ ගෙවීම් රඳවා ඇත: {reason}.}} කාර්යාලය අමතන්න: {phone}.',
  'account-held':
    'ඔබේ බැංකු විස්තර මෑතකදී වෙනස් විය. ආරක්ෂාව සඳහා {until} ට පෙර නොගෙවයි. ඔබට කිසිවක් කළ යුතු නැත; ඒ ඔබ නොවේ නම් වහාම කාර්යාලය අමතන්න: {phone}.',
};
