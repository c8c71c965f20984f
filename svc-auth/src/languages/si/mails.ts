// Sinhala — translated by machine, not checked by a speaker.
import type { Catalogue } from '../catalogue.js';

export const mails: Catalogue['mails'] = {
  hello: 'ආයුබෝවන් {name},',
  greeting: 'ආයුබෝවන්,',
  open: 'විවෘත කරන්න',
  attached: 'ඒවා PDF ලෙස අමුණා ඇත.',
  answers: 'මෙම පණිවිඩයට පිළිතුරු කාර්යාලයට ලැබේ.',
  unsubscribe: 'මෙවැනි පණිවිඩ අක්‍රිය කරන්න',
  'reset-password': {
    subject: 'නව මුරපදයක් තෝරන්න',
    text: 'කෙනෙකු, බොහෝ විට ඔබ, නව මුරපදයක් ඉල්ලා ඇත. මෙම සබැඳිය එක් වරක්, මිනිත්තු {minutes}ක් වලංගුයි.',
    action: 'නව මුරපදයක් තෝරන්න',
    closing: 'ඒ ඔබ නොවේ නම් කිසිවක් කළ යුතු නැත: මුරපදය එලෙසම පවතී.',
  },
  'password-changed': {
    subject: 'ඔබේ මුරපදය වෙනස් කළා',
    text: 'සබැඳියකින් ඔබේ මුරපදය වෙනස් කළ අතර සියලු තැන්වලින් ඉවත් වුණා. ඒ ඔබ නොවේ නම් වහාම කාර්යාලය අමතන්න.',
  },
  'confirm-email': {
    subject: 'විද්‍යුත් තැපෑල තහවුරු කරන්න',
    text: 'මෙය ඔබේ විද්‍යුත් තැපෑල බව තහවුරු කරන්න. සබැඳිය එක් වරක්, මිනිත්තු {minutes}ක් වලංගුයි; තවත් එකක් ගිණුම තුළින් ලැබේ.',
    action: 'තහවුරු කරන්න',
    closing: 'ඔබ අප සමඟ ලියාපදිංචි වී නැත්නම් කිසිවක් කළ යුතු නැත.',
  },
  'link-made': {
    subject: 'ඔබට නව මුරපදයක් සඳහා සබැඳියක් සාදා ඇත',
    text: 'කාර්යාලයේ {admin} ඔබේ ගිණුමට නව මුරපදයක් තේරීමට සබැඳියක් සාදා ඇත. ඔබ මේ ගැන නොදන්නේ නම් වහාම කාර්යාලය අමතන්න.',
  },
};

export const documents: Catalogue['documents'] = {
  passport_img: 'විදේශ ගමන් බලපත්‍රය',
  address_proof_img: 'ලිපිනය තහවුරු කිරීම',
  police_check_img: 'පොලිස් වාර්තාව',
  children_check_img: 'ළමුන් සමඟ වැඩ කිරීමේ අවසරය',
  agreement_img: 'ගිවිසුම',
  declaration_img: 'ප්‍රකාශනය',
  public_liability: 'මහජන වගකීම් රක්ෂණය',
  visa: 'වීසා',
  induction: 'හඳුන්වාදීමේ පුහුණුව',
  licence: 'බලපත්‍රය',
};
