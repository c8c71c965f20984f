// Sinhala — translated by machine, not checked by a speaker.
import type { Catalogue } from '../catalogue';

export const frame: Catalogue['frame'] = {
  sidebar: 'පැති තීරුව',
  more: {
    contractor: 'ඔබේ මුදල්',
  },
  moreBelow: 'තවත්',
  breadcrumb: 'පිටුවේ ස්ථානය',
  back: 'ආපසු {0}',
  menu: 'මෙනුව',
  closeMenu: 'මෙනුව වසන්න',
  searchOwn: 'පිටු සහ රැකියා සොයන්න',
  notices: '{is0, select, none {දැනුම්දීම්} other {දැනුම්දීම්, නොකියවූ {0}}}',
  account: 'ඔබේ ගිණුම, {0}',
  ownAccount: 'ගිණුම',
  website: 'වෙබ් අඩවිය බලන්න',
  shortcuts: 'යතුරුපුවරු කෙටිමං',
  ownOffline: 'සම්බන්ධතාව නැත. ආරම්භය සහ අවසන් මෙහි තබා පසුව යවයි.',
  installTitle: 'යෙදුම ස්ථාපනය කරන්න',
  install: '{0} මුල් තිරයට දමන්න: තට්ටු දෙකකින් ආරම්භ කළ හැක.',
  installOnApple: '{0} මුල් තිරයට දමන්න: Share ඔබා, Add to Home Screen තෝරන්න.',
  installNow: 'ස්ථාපනය',
  later: 'පසුව',
};

export const shell: Catalogue['shell'] = {
  skip: 'අන්තර්ගතයට යන්න',
  workNavigation: 'වැඩ ප්‍රදේශය',
  dailyNavigation: 'සෑම දිනම',
  privacy: 'පෞද්ගලිකත්වය',
  visitor: 'පිවිසී නැත',
  logout: 'ඉවත් වන්න',
  checkingSession: 'පිවිසී සිටින්නේ කවුදැයි පරීක්ෂා කරමින්…',
  sessionUnreachable: 'ඔබව හඳුනන සේවාව දැනට නොමැත. ඔබ තවම පිවිසී සිටියි: මොහොතකින් නැවත උත්සාහ කරන්න.',
  remoteMissing: 'අඩවියේ මෙම කොටස පූරණය කළ නොහැක. සම්බන්ධතාව පරීක්ෂා කර නැවත උත්සාහ කරන්න.',
  screenFailed: 'මෙම පිටුවේ දෝෂයක්. නැවත උත්සාහ කරන්න.',
  dismiss: 'ඉවත් කරන්න',
};

export const palette: Catalogue['palette'] = {
  close: 'වසන්න',
  hint: 'නමක්, ස්ථානයක් හෝ පිටුවක් ලියන්න',
  none: 'කිසිවක් හමු නොවීය.',
  jobs: 'රැකියා',
  pages: 'පිටු',
  actions: 'ක්‍රියා',
};

export const keys: Catalogue['keys'] = {
  title: 'යතුරුපුවරු කෙටිමං',
  close: 'වසන්න',
  single: 'තනි යතුරු භාවිත කරන්න',
  singleHint: 'ඔබ ක්ෂේත්‍රයක ටයිප් කරන විට ක්‍රියා නොකරයි.',
  keys: 'යතුරු',
  what: 'කරන දේ',
  paletteOwn: 'රැකියා, පිටු සහ ක්‍රියා සොයන්න',
  help: 'මෙම ලැයිස්තුව පෙන්වන්න',
  between: 'ඉන්පසු',
  either: 'හෝ',
};

export const stepUp: Catalogue['stepUp'] = {
  title: 'මේ ඔබ බව තහවුරු කරන්න',
  lead: 'ඔබ පිවිසී කලක් ගත වී ඇත, මෙය අන් අයට නොලැබිය යුතු දෙයක් පෙන්වයි හෝ වෙනස් කරයි.',
  password: 'මුරපදය',
  code: 'සත්‍යාපන යෙදුමේ කේතය, හෝ ප්‍රතිසාධන කේතයක්',
  passkey: 'පිවිසුම් යතුරක් භාවිත කරන්න',
  confirm: 'තහවුරු කරන්න',
  cancel: 'අවලංගු කරන්න',
};

export const entries: Catalogue['entries'] = {
  '/dashboard': 'සාරාංශය',
  '/my-jobs': 'මගේ රැකියා',
  '/permanent-jobs': 'ස්ථිර රැකියා',
  '/quick-jobs': 'කෙටි රැකියා',
  '/account': 'ගිණුම',
  '/payments': 'ගෙවීම්',
};

export const daily: Catalogue['daily'] = {
  '/my-jobs': 'මගේ රැකියා',
  '/dashboard': 'සාරාංශය',
  '/permanent-jobs': 'සොයන්න',
  '/payments': 'ගෙවීම්',
  '/account': 'ගිණුම',
};

export const titles: Catalogue['titles'] = {
  '/dashboard': 'සාරාංශය',
  '/my-jobs': 'මගේ රැකියා',
  '/my-jobs/:jobID': 'මගේ රැකියාව',
  '/permanent-jobs': 'ස්ථිර රැකියා',
  '/permanent-jobs/:jobID': 'ස්ථිර රැකියාව',
  '/quick-jobs': 'කෙටි රැකියා',
  '/quick-jobs/:jobID': 'කෙටි රැකියාව',
  '/report-problem': 'ගැටලුවක් වාර්තා කරන්න',
  '/payments': 'ගෙවීම්',
  '/payments/details': 'බදු සහ සුපර් විස්තර',
  '/payments/:runID': 'ගෙවීම',
  '/account': 'ගිණුම',
  '/not-verified': 'තහවුරු කිරීම බලාපොරොත්තුවෙන්',
  '/notices': 'දැනුම්දීම්',
};
