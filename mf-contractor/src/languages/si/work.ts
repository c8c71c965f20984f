// Sinhala — translated by machine, not checked by a speaker.
import type { Catalogue } from '../catalogue';

export const absences: Catalogue['absences'] = {
  title: 'ඔබට වැඩ කළ නොහැකි දින',
  lead: 'කාර්යාලයට කලින් දන්වන්න: එවිට ඔබේ මුර අන් අයට පිරිනමනු ලැබේ.',
  open: 'මට වැඩ කළ නොහැකි දින …',
  from: 'පළමු දිනය',
  until: 'අවසන් දිනය',
  reason: 'හේතුව',
  reasonHint: 'කාර්යාලය මෙය කියවයි.',
  send: 'මෙම දින දන්වන්න',
  cancel: 'අවලංගු කරන්න',
  required: 'කරුණාකර මෙය පුරවන්න.',
  notADay: 'දිනය dd/mm/yyyy ලෙස ලියන්න.',
  past: 'මෙම දින අවසන් වී ඇත.',
  order: 'අවසන් දිනය පළමු දිනයට පෙර වේ.',
  tooMany: 'එක් වරකට උපරිම දින {0}.',
  days: '{0} සිට {1} දක්වා',
  reported:
    '{1, plural, =0 {දන්වන ලදී: {0}. එවිට ඔබට මුර නැත.} =1 {දන්වන ලදී: {0}. එක් මුරයකට ආදේශකයෙක් අවශ්‍යයි.} other {දන්වන ලදී: {0}. මුර #කට ආදේශකයන් අවශ්‍යයි.}}',
  byOffice: '{0} විසින් සටහන් කළා',
  withdraw: 'ආපසු ගන්න',
  confirmWithdraw: 'මෙම දින ආපසු ගන්නවාද? වෙනත් අය ගත් මුර ඔවුන්ගේම වේ.',
  withdrawn: 'ආපසු ගන්නා ලදී: {0}.',
};

export const calendar: Catalogue['calendar'] = {
  title: 'ඔබේ දින දර්ශනයේ මුර',
  holds:
    'දින දර්ශන යෙදුමකට ඔබේම ලිපිනයකින් මුර පෙන්විය හැක. ඔබ කළ යුතු මුර එහි ඇත, පසුගිය දින {0} සහ ඉදිරි දින {1}: ස්ථානය, ලිපිනය, සිතියම් සබැඳිය සහ වේලාවන්. ගෙවීම් හෝ වෙනත් අය නැත. ලිපිනය ඇති ඕනෑම කෙනෙකුට කියවිය හැක.',
  make: 'ලිපිනයක් සාදන්න',
  address: 'ඔබේ දින දර්ශනයේ ලිපිනය',
  addressHint: 'දැන් පමණක් පෙන්වයි. දින දර්ශන යෙදුමට දායකත්වයක් ලෙස එක් කරන්න.',
  copy: 'පිටපත් කරන්න',
  copied: 'ලිපිනය පිටපත් කළා.',
  notCopied: 'සලකුණු කළ ලිපිනය ඔබම පිටපත් කරන්න.',
  madeOn: '{0} සිට ඔබට ලිපිනයක් ඇත. ආරක්ෂාව සඳහා එය නැවත පෙන්විය නොහැක.',
  renew: 'නව ලිපිනයක් සාදන්න',
  confirmRenew: 'නව ලිපිනයක් අවශ්‍යද? පෙර එක ක්‍රියා නොකරයි.',
  revoke: 'ලිපිනය නවත්වන්න',
  confirmRevoke: 'ලිපිනය නවත්වනවාද? එය භාවිත කරන දින දර්ශනවලට තවත් මුර නොලැබේ.',
  revoked: 'ලිපිනය නවත්වන ලදී.',
};

export const covers: Catalogue['covers'] = {
  title: 'ඔබට ආදේශ කළ හැකිද?',
  lead: 'පළමුව ගන්නා අයට මුරය ලැබේ.',
  take: 'ගන්න',
  confirm: 'මෙම මුරය ගන්නවාද?\n{0}',
  shift: '{0}, {1}, {2}',
  taken: 'එය ඔබේයි: {0}.',
  tooLate: 'නොගන්නා ලදී: {0}. {1}',
  gone: 'එය තවදුරටත් නොපිරිනමයි.',
};

export const jobs: Catalogue['jobs'] = {
  goBack: 'ආපසු',
  perFortnight: 'සති දෙකකට',
  details: 'විස්තර',
  date: 'දිනය',
  startTime: 'ආරම්භක වේලාව',
  location: 'ස්ථානය',
  openMap: 'සිතියම විවෘත කරන්න',
  suburb: 'ප්‍රදේශය',
  length: 'කාලය',
  aWeek: 'සතියකට {0}',
  about: '{0} පමණ',
  rate: 'පැයකට ගෙවීම',
  requested: 'ඉල්ලා ඇත',
};

export const location: Catalogue['location'] = {
  denied: 'ඔබේ ස්ථානය අවහිරයි. බ්‍රව්සර සැකසුම්වල මෙම අඩවියට ස්ථානය අවසර දී නැවත උත්සාහ කරන්න.',
  unavailable: 'ඔබේ ස්ථානය සොයාගත නොහැක. හොඳ සංඥාවක් ඇති තැනකට ගොස් නැවත උත්සාහ කරන්න.',
  timedOut: 'ස්ථානය සොයන්නට වැඩි කාලයක් ගියා. නැවත උත්සාහ කරන්න.',
  insecure: 'බ්‍රව්සර ස්ථානය දෙන්නේ ආරක්ෂිත ලිපිනවලට (https) පමණි. ආරක්ෂිත ලිපිනය කාර්යාලයෙන් ඉල්ලන්න.',
  unsupported: 'මෙම බ්‍රව්සරයට ස්ථානය දිය නොහැක. වැඩ ආරම්භ හෝ අවසන් කිරීමට වෙනත් එකක් භාවිත කරන්න.',
  deniedHint: 'මෙම අඩවියට ස්ථානය අවහිරයි. වැඩ ආරම්භ හා අවසන් කිරීමට එය අවශ්‍යයි: බ්‍රව්සර සැකසුම්වල අවසර දෙන්න.',
};

export const myJobs: Catalogue['myJobs'] = {
  title: 'මගේ රැකියා',
  lead: 'ඔබට පවරා ඇති සියල්ල.',
  empty: 'ඔබට කිසිදු රැකියාවක් පවරා නැත',
  quickJobs: 'කෙටි රැකියා',
  permanentJobs: 'ස්ථිර රැකියා',
  workingNow: 'දැන් වැඩ කරයි',
  seeDetails: 'විස්තර බලන්න',
  today: 'අද',
  next: 'ඊළඟ: {0}',
  nothingNext: 'ඉදිරි සති දෙකේ කිසිවක් නැත.',
  notAssigned: 'මෙම රැකියාව ඔබට පවරා නැත, නැතහොත් එය තවදුරටත් නැත.',
  toMyJobs: 'මගේ රැකියා වෙත යන්න',
};

export const shifts: Catalogue['shifts'] = {
  map: 'සිතියම',
  from: '{0} සිට',
  about: '{0} පමණ',
  anHour: 'පැයකට {0}',
  alsoToday: 'අද තවත්',
  doneToday: 'අද මුර',
  done: 'අවසන්',
  cancelled: 'අවලංගු කළා',
  away: 'ඔබ නොමැත',
  covered: 'වෙනත් අයෙක් කරයි',
  cover: 'ආදේශය',
  extra: 'අමතර මුරය',
  reClean: 'නැවත පිරිසිදු කිරීම',
  mine: 'මගේ මුර',
  mineLead: 'ඉදිරි සති දෙක.',
  none: 'ඉදිරි සති දෙකේ ඔබට මුර නැත.',
  showAll: 'මුර {0}ම පෙන්වන්න',
};

export const work: Catalogue['work'] = {
  heading: 'ඔබේ වැඩ',
  todaysSlots: 'අද මුර',
  noSlotsToday: 'අද ආරම්භ කිරීමට කිසිවක් නැත.',
  start: 'ආරම්භය',
  finish: 'අවසන්',
  confirmStart: 'වැඩ ආරම්භ කරනවාද?',
  startOf: '{is3, select, none {{0}, {1}, {2}.} other {{0}, {1}, {2}.\nඔබ {3}.}}',
  startAt: '{0}.',
  early: '{0} කලින්',
  late: '{0} ප්‍රමාදයි',
  today: 'අද, {0}',
  undoStart: 'ආරම්භය අවලංගු කරන්න',
  taken: {
    start: 'ඔබේ වැඩ ආරම්භ විය.',
    finish: 'ඔබේ වැඩ අවසන් විය.',
    undo: 'ආරම්භය අවලංගු කළා.',
  },
  confirmFinish: 'වැඩ අවසන් කරනවාද?',
  reading: 'පිරික්සුම් ලැයිස්තුව කියවමින්…',
  locating: 'ස්ථානය සොයමින්…',
  sending: 'යවමින්…',
  running: 'ඔබ දැන් මෙම වැඩේ කරයි.',
  runningNow: 'ඔබ දැන් වැඩ කරයි.',
  otherJobRunning: 'ඔබ දැන් වෙනත් වැඩක් කරයි. මෙය ආරම්භ කිරීමට පෙර එය අවසන් කරන්න.',
  quickJobDone: 'ඔබ මෙම වැඩේ කර ඇත.',
  finishKept: 'ඔබ අවසන් කළා. සම්බන්ධතාව ලැබුණු විට කාර්යාලයට යවයි.',
  slotDone: 'අවසන්',
  slotToDo: 'ඉතිරියි',
  slotsNotChecked: 'දැනට අවසන් මුර මොනවාදැයි පරීක්ෂා කළ නොහැක.',
  keptNow: 'සම්බන්ධතාව නැත. වේලාව සහ ස්ථානය සමඟ දුරකථනයේ තබා, සම්බන්ධතාව ලැබුණු විට යවයි.',
  notKept: 'සම්බන්ධතාව නැත, දුරකථනයට මෙය තබා ගත නොහැකි විය. ඉඩ සාදා නැවත උත්සාහ කරන්න.',
  keptWaiting: 'සම්බන්ධතාව බලාපොරොත්තුවෙන්:',
  keptSent: 'දුරකථනයේ තිබූ දේ යවා ඇත.',
  keptClockEvent: '{0}: {1}, {2}',
  dismiss: 'ඉවත් කරන්න',
  barLabel: 'සිදුවෙන වැඩ',
  workingAt: '{is0, select, none {ඔබ දැන් වැඩ කරයි} other {{0} හි වැඩ කරයි}}',
  toRunningJob: 'ඔබ කරන වැඩ වෙත යන්න',
  notToday: 'අද ඔබට වැඩ නැත',
  locationNote: 'ඔබේ ස්ථානය සටහන් වන්නේ ආරම්භයේදී සහ අවසානයේදී පමණි.',
};

export const findJobs: Catalogue['findJobs'] = {
  label: 'රැකියා සොයන්න',
  permanent: 'ස්ථිර',
  quick: 'කෙටි',
};

export const permanentJobs: Catalogue['permanentJobs'] = {
  title: 'ස්ථිර රැකියා',
  lead: 'තවමත් පිරිසිදු කරන්නන් අවශ්‍ය නිත්‍ය වැඩ.',
  empty: 'ස්ථිර රැකියා නැත',
  seeDetails: 'විස්තර බලන්න',
};

export const quickJobs: Catalogue['quickJobs'] = {
  title: 'කෙටි රැකියා',
  lead: 'තවමත් පිරිසිදු කරන්නන් අවශ්‍ය එක් වර වැඩ.',
  empty: 'කෙටි රැකියා නැත',
  details: 'විස්තර',
};

export const request: Catalogue['request'] = {
  button: 'රැකියාව ඉල්ලන්න',
  waiting: 'ඔබ මෙම රැකියාව ඉල්ලා ඇත. පරිපාලකගේ තීරණය බලාපොරොත්තුවෙන්.',
};

export const siteCard: Catalogue['siteCard'] = {
  title: 'මෙම ස්ථානයේ',
  contact: 'සම්බන්ධතාව',
  call: '{0} අමතන්න',
  contactPerson: 'සම්බන්ධ කරගත යුතු අය',
  door: 'දොරවල් සහ එලාම්',
  later: 'දොර සහ එලාම් විස්තර {0} සිට පෙන්වයි.',
  noShift: 'දොර සහ එලාම් විස්තර ඔබේ මුරයට පැය 12කට පෙර සිට පෙන්වයි.',
  sheets: 'ආරක්ෂණ දත්ත පත්‍රිකා',
  open: '{0} විවෘත කරන්න',
  kept: 'සම්බන්ධතාව නැතත් විවෘත කළ හැක.',
};

export const logoutQuestion: Catalogue['logoutQuestion'] = {
  ask: 'මෙම දුරකථනයේ තවම නොයැවූ දෙයක් ඇත. සම්බන්ධතාව සමඟ නැවත මෙහි පිවිසි විට එය යවයි; ආරම්භය සහ අවසන වලංගු වන්නේ පැය {0}ක් පමණි. ඉවත් වීමට අවශ්‍යද?',
  leave: 'ඉවත් වන්න',
  stay: 'සිටින්න',
};
