import './privacy.css';
import { company } from '../site/company';
import { QuoteBand } from '../site/QuoteBand';
import { Mail, Telephone } from '../site/Reach';
import { PageHero, Section } from '../site/Section';
import { privacy as texts } from './texts';

interface Article {
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
}

const buildCompanyArticle = (): Article => ({
  title: 'Who we are',
  paragraphs: [
    `${company.name}${company.abn && ` (ABN ${company.abn})`} runs this site and the app of its sub-contractors.`,
  ],
});

/** Handling of personal information, as Australian Privacy Principles 1 and 5 require. */
const ARTICLES: readonly Article[] = [
  {
    title: 'What we collect, and why',
    paragraphs: [
      'Visitors: only the technical record of requests that every server keeps, for security.',
      'The contact page shows a map from OpenStreetMap (www.openstreetmap.org, in Europe) when you scroll down to it. Your browser gets it from there, so OpenStreetMap sees your IP address and which browser you use, but not which page you’re on. We tell your browser not to send cookies. No other page of the website loads anything from anyone else.',
      'If you write to us on the contact page: your name, email address, subject and message. We use them to answer you. If sending fails, your own email app opens instead.',
      'If you ask for a quote: your name, company, email address or phone number, when to call you, what you tell us about the place, and your photos of it. We remove the location and time from photos. We only use this to answer you.',
      'Sub-contractors who register:',
    ],
    list: [
      'name, address, phone number and email address: to offer you work and contact you',
      'ABN and bank account: to pay you and keep the tax records the law requires',
      'passport number, passport and proof of address: to know who cleans in our clients’ buildings',
      'police check and working with children check: because clients ask for them. A police check is sensitive information',
      'your location, once when you press Start and once when you press Finished, and at no other time: to show that the work was done on site',
      'times you work, job requests, and what we’ve paid you',
    ],
  },
  {
    title: 'If you don’t want to tell us',
    paragraphs: [
      'We need everything in the registration form. Without it, we can’t verify you, offer you work or pay you. Please don’t send us your tax file number, because we don’t need it.',
    ],
  },
  {
    title: 'Who sees it',
    paragraphs: [
      'Administrators in our office, who each log in with their own account. They only see passport numbers, bank accounts and documents when they ask to, and we record who looked, at whose details and when. Supervisors of a site see who works there: names, phone numbers, times worked, leave, checklists with photos, and reported problems. They don’t see pay, bank accounts or personal documents. Clients see on their own page when we were at their sites, what was done and photos of it. They only see who did it if we’ve agreed to that, and no sub-contractor is named on an invoice. The Australian Taxation Office gets what the law requires us to report about payments. If you turn on notices on a device, they go through its browser maker’s push service, encrypted so that only the device can read them. Nobody else sees your information.',
    ],
  },
  {
    title: 'How it is protected',
    paragraphs: [
      'Passport numbers, bank numbers and documents are stored encrypted. Links to documents work for ten minutes and end when you log out. The app keeps no address, passport number or bank number on your phone. While you fill in the registration form, your device keeps your name, email, address, phone number and ABN until you register or clear them, for up to 30 days. While you ask for a quote, it keeps what you’ve typed until you send or clear it, for up to 7 days.',
    ],
  },
  {
    title: 'How long we keep it',
    paragraphs: [],
    list: [
      'We delete a quote request and its photos 12 months after our last contact, unless you become a client. We delete it earlier if you ask us to, with any quotes for it that you haven’t accepted. We delete a quote that wasn’t accepted 12 months after its last change, and photos of a request that was never sent after a day.',
      'We delete a message from the contact page 12 months after our last contact. We delete it earlier if you ask us to.',
      'We delete an account that isn’t verified within 60 days, and email you a week before.',
      'When you leave us, we delete your documents, passport number, bank details and contact details as soon as we’ve paid everything we owe you.',
      'We keep your name, address, ABN and what we’ve paid you for five years after the end of the financial year in which you left or got your last payment, because tax law requires it. Then we delete your name, address and ABN, including in the documents for these payments and in our reports to the ATO. The amounts stay in our accounts without them.',
      'We keep what you’ve reported about an injury, damage or another problem at work, with your name, for at least five years. Work health and safety law requires this for injuries.',
      'We keep receipts and agreements for other payments to you for five years after the financial year of the payment.',
      'We keep the record of who did what in the office. It can’t be changed.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      'You can see your details under Account. “Download my data” there gives you everything we hold about you in one file. If something’s wrong, tell us. We’ll correct it free of charge, or tell you in writing why not.',
      'If you think we’ve handled your information wrongly, please write to us first. We’ll answer within 30 days. If you’re not happy with the answer, you can complain to the Office of the Australian Information Commissioner, www.oaic.gov.au, phone 1300 363 992.',
    ],
  },
];

export default function PrivacyScreen() {
  return (
    <>
      <PageHero title={texts.title} lead={texts.lead} />
      {[buildCompanyArticle(), ...ARTICLES].map(({ title, paragraphs, list }) => (
        <Section key={title} title={title}>
          <div className="privacy-text">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
            {list && (
              <ul>
                {list.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
          </div>
        </Section>
      ))}
      <Section title={texts.contact} tone="tinted">
        <div className="privacy-text">
          <p>{[company.name, company.address.trim()].filter(Boolean).join(', ')}</p>
          <p>
            <Telephone after=" · " />
            <Mail />
          </p>
        </div>
      </Section>
      <QuoteBand />
    </>
  );
}
