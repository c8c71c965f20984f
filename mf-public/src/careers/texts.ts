import { editable } from '@cleaning/ui/app';

export const careers = editable('careers', {
  crumb: 'About us',
  title: 'Cleaning work in Adelaide for sub-contractors',
  lead: 'Regular places near you, or single jobs when you have time. You choose what you ask for, and see what it pays before you do.',
  picture: 'Three cleaners in uniform with their equipment.',
  register: 'Register',
  login: 'I have an account',
  whatTitle: 'What you can count on',
  what: [
    {
      title: 'You see the pay first',
      text: 'Each job says what it pays, where it is and when. You ask for the ones that you want.',
    },
    {
      title: 'Your week in your pocket',
      text: 'Shifts, addresses, instructions and the next payment are in the app on your phone, also without a connection.',
    },
    {
      title: 'Start and Finished are two presses',
      text: 'They write down time and place, so that nobody has to argue about hours at the end of the fortnight.',
    },
    {
      title: 'Paid with a statement',
      text: 'You see each visit, what waits for the office and what was paid, and can download the documents for your tax.',
    },
    {
      title: 'Away when you have to be',
      text: 'Say in the app when you cannot work. The office looks for cover.',
    },
    {
      title: 'Clear places',
      text: 'Each place has its list of tasks, contacts and rules. You can report a problem with photographs at once.',
    },
  ],
  stepsTitle: 'How it goes',
  steps: [
    {
      title: 'Register',
      text: 'Your details, bank account and six documents. It takes about fifteen minutes when they are at hand.',
    },
    { title: 'The office checks', text: 'We look at each document. If something is missing, we say what.' },
    {
      title: 'Ask for jobs',
      text: 'Permanent jobs by the week, quick jobs for a single visit. The office accepts or says no.',
    },
    {
      title: 'Start',
      text: 'See the place, get the list, press Start. The first visits are with somebody who knows the place where that is possible.',
    },
  ],
  needTitle: 'What you need',
  needLead: 'Scans or photographs as JPG, PNG or PDF.',
  need: [
    'An Australian Business Number (ABN)',
    'Passport',
    'Proof of your address',
    'National police check',
    'Working with children check',
    'Signed sub-contractor agreement and declaration: both can be downloaded on the registration page',
    'A bank account in Australia',
  ],
  goodTitle: 'Good to have',
  good: [
    'A phone with internet: the app runs in its browser',
    'Experience in cleaning; for large machines we show you',
    'A driver’s licence, for places outside of the city',
    'Public liability insurance of your own, if your work needs it',
  ],
  cleaner: 'You are looking for a cleaner?',
  quote: 'Get a quote',
  questionsLead: 'Another question? Call the office.',
  bandTitle: 'Ready? Have your documents at hand',
  bandText: 'What you type is kept on your device until you send it, so you can stop and go on later.',
});
