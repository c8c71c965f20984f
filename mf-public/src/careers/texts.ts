import { createEditableTexts } from '@cleaning/ui/app';

export const careers = createEditableTexts(
  'careers',
  {
    crumb: 'About us',
    title: 'Cleaning work in Adelaide for sub-contractors',
    lead: 'Regular sites or one-off jobs. See the pay first, then request the ones you want.',
    picture: 'Three cleaners in uniform with their equipment.',
    register: 'Register',
    login: 'I have an account',
    whatTitle: 'What you can count on',
    what: [
      {
        title: 'You see the pay first',
        text: 'Each job shows what it pays, where it is and when. Request the ones you want.',
      },
      {
        title: 'Your week in your pocket',
        text: 'Your shifts, addresses, instructions and next payment are on your phone, even when you’re offline.',
      },
      {
        title: 'Two taps: Start and Finished',
        text: 'They record the time and place, so nobody argues about hours at the end of the fortnight.',
      },
      {
        title: 'Pay you can check',
        text: 'See every shift, what’s waiting for approval and what’s been paid. Download the documents for your tax return.',
      },
      {
        title: 'Time off when you need it',
        text: 'Add time off in the app, and the office looks for cover.',
      },
      {
        title: 'Know each site',
        text: 'See a site’s contacts, rules and checklist in the app. Report a problem with photos straight away.',
      },
    ],
    stepsTitle: 'How it works',
    steps: [
      {
        title: 'Register',
        text: 'Enter your details and bank account, and upload six documents.',
      },
      { title: 'We check your documents', text: 'If something is missing, we’ll tell you what.' },
      {
        title: 'Request jobs',
        text: 'Permanent jobs run every week. Quick jobs are a single visit. The office accepts or rejects each request.',
      },
      {
        title: 'Start',
        text: 'Read the site’s instructions and checklist, and tap Start when you arrive.',
      },
    ],
    needTitle: 'What you need',
    needLead: 'Scans or photos as JPG, PNG or PDF.',
    need: [
      'An Australian Business Number (ABN)',
      'Passport',
      'Proof of address',
      'National police check',
      'Working with children check',
      'Signed sub-contractor agreement and declaration (you can sign both on screen)',
      'An Australian bank account',
      'A phone with internet: the app runs in its browser',
    ],
    goodTitle: 'Nice to have',
    good: [
      'Cleaning experience',
      'A driver’s licence, for sites outside the city',
      'Your own public liability insurance, if your work needs it',
    ],
    cleaner: 'Looking for a cleaner?',
    quote: 'Get a quote',
    questionsLead: 'Any other questions? Call the office.',
    bandTitle: 'Ready? Get your documents together',
    bandText: 'What you type is saved on your device until you send it, so you can finish later.',
  },
  { apply: 'Apply' },
);
