// Nepali — translated by machine, not checked by a speaker.
import type { Catalogue } from '../catalogue';

export const frame: Catalogue['frame'] = {
  sidebar: 'साइडबार',
  more: {
    contractor: 'तपाईंको पैसा',
  },
  moreBelow: 'थप',
  breadcrumb: 'पृष्ठको स्थान',
  back: '{0} मा फर्कनुहोस्',
  menu: 'मेनु',
  closeMenu: 'मेनु बन्द गर्नुहोस्',
  searchOwn: 'पृष्ठ र काम खोज्नुहोस्',
  notices: '{is0, select, none {सूचनाहरू} other {सूचनाहरू, {0} नपढिएका}}',
  account: 'तपाईंको खाता, {0}',
  ownAccount: 'खाता',
  website: 'वेबसाइट हेर्नुहोस्',
  shortcuts: 'किबोर्ड सर्टकट',
  ownOffline: 'इन्टरनेट छैन। सुरु र समाप्त यहाँ राखिन्छ र पछि पठाइन्छ।',
  installTitle: 'एप इन्स्टल गर्नुहोस्',
  install: '{0} होम स्क्रिनमा राख्नुहोस्: दुई ट्यापमा सुरु गर्न सकिन्छ।',
  installOnApple: '{0} होम स्क्रिनमा राख्नुहोस्: Share थिच्नुहोस्, अनि Add to Home Screen।',
  installNow: 'इन्स्टल',
  later: 'अहिले होइन',
};

export const shell: Catalogue['shell'] = {
  skip: 'मुख्य भागमा जानुहोस्',
  workNavigation: 'काम क्षेत्र',
  dailyNavigation: 'हरेक दिन',
  privacy: 'गोपनीयता',
  visitor: 'लग इन छैन',
  logout: 'लग आउट',
  checkingSession: 'को लग इन छ जाँच्दै…',
  sessionUnreachable: 'तपाईंलाई चिन्ने सेवा अहिले उपलब्ध छैन। तपाईं अझै लग इन हुनुहुन्छ: केही बेरमा फेरि प्रयास गर्नुहोस्।',
  remoteMissing: 'साइटको यो भाग खुलेन। जडान जाँचेर फेरि प्रयास गर्नुहोस्।',
  screenFailed: 'यो पृष्ठमा केही गडबड भयो। फेरि प्रयास गर्नुहोस्।',
  dismiss: 'हटाउनुहोस्',
};

export const palette: Catalogue['palette'] = {
  close: 'बन्द गर्नुहोस्',
  hint: 'नाम, स्थान वा पृष्ठ लेख्नुहोस्',
  none: 'केही भेटिएन।',
  jobs: 'कामहरू',
  pages: 'पृष्ठहरू',
  actions: 'कार्यहरू',
};

export const keys: Catalogue['keys'] = {
  title: 'किबोर्ड सर्टकट',
  close: 'बन्द गर्नुहोस्',
  single: 'एक्लो की प्रयोग गर्नुहोस्',
  singleHint: 'लेख्ने ठाउँमा टाइप गर्दा यी चल्दैनन्।',
  keys: 'की',
  what: 'के गर्छ',
  paletteOwn: 'काम, पृष्ठ र कार्य खोज्नुहोस्',
  help: 'यो सूची देखाउनुहोस्',
  between: 'अनि',
  either: 'वा',
};

export const stepUp: Catalogue['stepUp'] = {
  title: 'कृपया तपाईं नै हो भनी पुष्टि गर्नुहोस्',
  lead: 'तपाईंले लग इन गरेको धेरै भयो, र यसमा अरूले देख्न वा बदल्न नहुने कुरा छ।',
  password: 'पासवर्ड',
  code: 'प्रमाणक एपको कोड, वा रिकभरी कोड',
  passkey: 'पासकी प्रयोग गर्नुहोस्',
  confirm: 'पुष्टि गर्नुहोस्',
  cancel: 'रद्द गर्नुहोस्',
};

export const entries: Catalogue['entries'] = {
  '/dashboard': 'सारांश',
  '/my-jobs': 'मेरा कामहरू',
  '/permanent-jobs': 'स्थायी कामहरू',
  '/quick-jobs': 'छोटा कामहरू',
  '/account': 'खाता',
  '/payments': 'भुक्तानीहरू',
};

export const daily: Catalogue['daily'] = {
  '/my-jobs': 'मेरा काम',
  '/dashboard': 'सारांश',
  '/permanent-jobs': 'खोज्ने',
  '/payments': 'भुक्तानी',
  '/account': 'खाता',
};

export const titles: Catalogue['titles'] = {
  '/dashboard': 'सारांश',
  '/my-jobs': 'मेरा कामहरू',
  '/my-jobs/:jobID': 'मेरो काम',
  '/permanent-jobs': 'स्थायी कामहरू',
  '/permanent-jobs/:jobID': 'स्थायी काम',
  '/quick-jobs': 'छोटा कामहरू',
  '/quick-jobs/:jobID': 'छोटो काम',
  '/report-problem': 'समस्या रिपोर्ट गर्नुहोस्',
  '/payments': 'भुक्तानीहरू',
  '/payments/details': 'कर र सुपरका विवरण',
  '/payments/:runID': 'भुक्तानी',
  '/account': 'खाता',
  '/not-verified': 'प्रमाणीकरण कुर्दै',
  '/notices': 'सूचनाहरू',
};
