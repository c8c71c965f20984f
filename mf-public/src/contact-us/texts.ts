import { createEditableTexts } from '@cleaning/ui/app';
import { within } from '../site/within';

export const contact = createEditableTexts(
  'contact',
  {
    title: 'Contact us',
    lead: 'Get in touch for a quote, or with a question or feedback.',
    addressTitle: 'Address',
    telephoneTitle: 'Telephone',
    emailTitle: 'Email',
    mapTitle: 'Where to find us',
    formTitle: 'SEND US YOUR FEEDBACK',
    quoteTitle: 'Want a price?',
    quoteLead: 'Tell us the type of place, its size and how often. You’ll get a written quote.',
    otherWaysTitle: 'Prefer to email or call?',
    otherWays: 'Send us an email, or give us a call.',
  },
  {
    mapFrame: 'Map of the streets around our office in Adelaide',
    mapBlocked: 'The map couldn’t be loaded. It comes from openstreetmap.org, which your network may block.',
    mapLink: 'Open the large map',
    newTab: '(opens in a new tab)',
    formLead: (days: string) => `A compliment or a question? We’ll reply${within(days)}.`,
    complaintLead: (hours: number) =>
      `Something not right? We’ll reply within ${hours === 1 ? '1 hour' : `${hours} hours`} in office hours.`,
    name: 'NAME',
    email: 'EMAIL',
    subject: 'SUBJECT',
    message: 'MESSAGE',
    send: 'SEND',
    defaultSubject: 'Feedback from the website',
    missing: 'Fill in this field.',
    wrong: ({ code, maximum, message }: { code: string; maximum?: unknown; message: string }) =>
      code === 'too_big' ? `Use up to ${String(maximum)} characters.` : `This ${message}.`,
    lookAgain: 'Please check:',
    offline: 'There’s no connection to our website.',
    sent: (days: string) => `Thanks, we have your message and will reply${within(days)}.`,
    opened: 'Your email app should now show the message. If nothing opened, email',
    openedOr: 'or call',
    tryAgain: 'Please try again later. What you typed is still here.',
    quote: 'Get a quote',
  },
);
