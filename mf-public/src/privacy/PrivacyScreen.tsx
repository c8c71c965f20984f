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
    `${company.name}${company.abn && ` (ABN ${company.abn})`} runs this site and the app of its sub-contractors. What you tell us here is kept on our own servers and is not sent to anybody overseas.`,
  ],
});

/** How the company handles personal information, as Australian Privacy Principles 1 and 5 ask. */
const ARTICLES: readonly Article[] = [
  {
    title: 'What we collect, and why',
    paragraphs: [
      'Visitors: nothing but the technical record of requests that every server keeps, for security. A message sent from the contact page goes by your own email program.',
      'The contact page shows a map of OpenStreetMap (www.openstreetmap.org, in Europe) when you scroll down to it. Your browser gets it from there: OpenStreetMap then sees your internet address and which browser you use, but not which page you are on, and we tell your browser to send no cookies. No other page of the website loads anything from somebody else.',
      'Who asks for a quote: your name, your company, your email address or phone number and when to call you, what you tell us about the place, and your photos of it, from which place and time are removed. We use it to answer you, and for nothing else.',
      'Sub-contractors who register:',
    ],
    list: [
      'name, address, telephone number and email address: to offer you work and to reach you',
      'ABN and bank account: to pay you and to keep the tax records that the law asks for',
      'passport number, passport and proof of address: to know who cleans in our clients’ buildings',
      'police check and working with children check: because clients ask for them. A police check is sensitive information',
      'where you are, read once when you press Start and once when you press Finished, and at no other time: to show that the work was done at the place',
      'times of work, requests for jobs, and what we have paid you',
    ],
  },
  {
    title: 'If you do not want to tell us',
    paragraphs: [
      'Everything in the registration form is needed: without it we cannot verify you, offer you work or pay you. Do not send us your tax file number: we do not need it.',
    ],
  },
  {
    title: 'Who sees it',
    paragraphs: [
      'Administrators of our office, who log in with an account of their own. Passport number, bank account and documents are shown to them on request only, and each showing is written down: who, whose and when. Supervisors of a place see who works there: names, telephone numbers, times of work, absences, checklists with their photos, and reported problems; no pay, bank account or personal documents. Clients see on their own page when somebody was at their places, what was done there and photos of it, and the names of who did it only where we have agreed on that; no sub-contractor is named on an invoice. The Australian Taxation Office gets what the law asks us to report about payments. A device on which you ask for messages gets them through the push service of the maker of its browser, encrypted so that only the device can read them. Nobody else.',
    ],
  },
  {
    title: 'How it is protected',
    paragraphs: [
      'Passport and bank numbers are encrypted where they are stored, and so are documents. Links to documents work for ten minutes and end when you log out. The app keeps no address, passport or bank number on your phone. While you fill in the registration, your device keeps name, email, address, telephone number and ABN, until you register or clear them, 30 days at most. While you ask for a quote, it keeps what you have typed until you send or clear it, 7 days at most.',
    ],
  },
  {
    title: 'How long we keep it',
    paragraphs: [],
    list: [
      'A request for a quote is deleted with its photos 12 months after our last contact, unless you become a customer, or earlier when you ask us: then with the quotes that we have made for it and you have not accepted. A quote that was not accepted is deleted 12 months after its last change. Photos of a request that was never sent are deleted after a day.',
      'An account that is not verified within 60 days is deleted. You are told by email a week before.',
      'When you leave us, your documents, your passport number, and your bank and contact details are deleted as soon as everything that we owe you has been paid.',
      'Your name, address, ABN and what we have paid you stay for five years after the end of the financial year in which you left or got your last payment, because tax law asks for it. Then name, address and ABN are deleted, also in the documents of these payments and in what we have reported to the tax office. The amounts stay in our accounts without them.',
      'What you have reported about an injury, damage or another problem at work stays with your name for at least five years, as the law on safe work asks for injuries.',
      'Receipts and agreements of what we have paid you besides your work stay for five years after the financial year of the payment.',
      'The record of who did what in the office is kept, and cannot be changed.',
    ],
  },
  {
    title: 'Your rights',
    paragraphs: [
      'You see your own details on the page Account, and “Download my data” there gives you everything that we hold about you in one file. When something is wrong, tell us: we correct it free of charge, or tell you in writing why not.',
      'When you think that we have handled your information wrongly, please write to us first: we answer within 30 days. If you are not content with the answer, you may complain to the Office of the Australian Information Commissioner, www.oaic.gov.au, telephone 1300 363 992.',
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
