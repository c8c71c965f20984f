// Nepali — translated by machine, not checked by a speaker.
import type { Catalogue } from '../catalogue.js';

export const mails: Catalogue['mails'] = {
  hello: 'नमस्ते {name},',
  greeting: 'नमस्ते,',
  open: 'खोल्नुहोस्',
  attached: 'ती PDF का रूपमा संलग्न छन्।',
  answers: 'यो सन्देशको जवाफ कार्यालयमा पुग्छ।',
  unsubscribe: 'यस्ता सन्देश बन्द गर्नुहोस्',
  'reset-password': {
    subject: 'नयाँ पासवर्ड छान्नुहोस्',
    text: 'कसैले, सायद तपाईंले, नयाँ पासवर्ड मागेको छ। यो लिङ्क एकपटक, {minutes} मिनेटसम्म चल्छ।',
    action: 'नयाँ पासवर्ड छान्नुहोस्',
    closing: 'तपाईंले होइन भने केही गर्नु पर्दैन: पासवर्ड जस्ताको तस्तै रहन्छ।',
  },
  'password-changed': {
    subject: 'तपाईंको पासवर्ड बदलियो',
    text: 'लिङ्कबाट तपाईंको पासवर्ड बदलियो, र सबै ठाउँबाट लग आउट भयो। तपाईंले होइन भने तुरुन्त कार्यालयलाई फोन गर्नुहोस्।',
  },
  'confirm-email': {
    subject: 'इमेल पुष्टि गर्नुहोस्',
    text: 'कृपया यो तपाईंको इमेल हो भनी पुष्टि गर्नुहोस्। लिङ्क एकपटक, {minutes} मिनेटसम्म चल्छ; अर्को खाता अन्तर्गत पाइन्छ।',
    action: 'पुष्टि गर्नुहोस्',
    closing: 'तपाईंले हामीकहाँ दर्ता गर्नुभएको होइन भने केही गर्नु पर्दैन।',
  },
  'link-made': {
    subject: 'तपाईंका लागि नयाँ पासवर्डको लिङ्क बनाइयो',
    text: 'कार्यालयका {admin} ले तपाईंको खाताको नयाँ पासवर्ड छान्ने लिङ्क बनाए। थाहा नभए तुरुन्त कार्यालयलाई फोन गर्नुहोस्।',
  },
};

export const documents: Catalogue['documents'] = {
  passport_img: 'राहदानी',
  address_proof_img: 'ठेगानाको प्रमाण',
  police_check_img: 'प्रहरी जाँच',
  children_check_img: 'बालबालिकासँग काम गर्ने जाँच',
  agreement_img: 'सम्झौता',
  declaration_img: 'घोषणा',
  public_liability: 'सार्वजनिक दायित्व बिमा',
  visa: 'भिसा',
  induction: 'कार्यस्थल परिचय',
  licence: 'अनुमतिपत्र',
};
