import './contactUs.css';
import { LinkButton } from '@cleaning/ui';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon';
import { Reveal } from '../reveal/Reveal';
import { company, telephoneLink } from '../site/company';
import { PageHero, Section } from '../site/Section';
import { ContactMap } from './ContactMap';
import { FeedbackForm } from './FeedbackForm';
import { contact as texts } from './texts';

const telephone = (number: string) => <a href={telephoneLink(number)}>{number}</a>;
const mail = (to: string) => <a href={`mailto:${to}`}>{to}</a>;

const cards: readonly { icon: IconName; title: string; lines: readonly { key: string; line: ReactNode }[] }[] = [
  {
    icon: 'pin',
    title: texts.addressTitle,
    lines: [
      { key: 'street', line: company.street },
      { key: 'city', line: `${company.city} ${company.state} ${company.postalCode}` },
    ],
  },
  {
    icon: 'phone',
    title: texts.telephoneTitle,
    lines: [
      { key: 'office', line: telephone(company.telephone) },
      { key: 'mobile', line: telephone(company.mobile) },
    ],
  },
  {
    icon: 'mail',
    title: texts.emailTitle,
    lines: [
      { key: 'hello', line: mail(company.email) },
      { key: 'accounts', line: mail(company.accountsEmail) },
    ],
  },
];

export default function ContactUsScreen() {
  return (
    <>
      <PageHero title={texts.title} lead={texts.lead} />
      <div className="pub-wrap">
        <ul className="contact-cards">
          {cards.map(({ icon, title, lines }, index) => (
            <Reveal as="li" key={title} delay={index * 200} className="contact-card">
              <span className="contact-card__icon">
                <Icon name={icon} />
              </span>
              <h2>{title}</h2>
              {lines.map(({ key, line }) => (
                <p key={key}>{line}</p>
              ))}
            </Reveal>
          ))}
        </ul>
      </div>
      <Section title={texts.formTitle} lead={texts.formLead}>
        <div className="contact-write">
          <FeedbackForm />
          <aside className="contact-other">
            <h3>{texts.quoteTitle}</h3>
            <p>{texts.quoteLead}</p>
            <LinkButton to="/quote">{texts.quote}</LinkButton>
            <h3>{texts.otherWaysTitle}</h3>
            <p>{texts.otherWays}</p>
            <p>
              <Icon name="mail" size={20} /> {mail(company.email)}
            </p>
            <p>
              <Icon name="phone" size={20} /> {telephone(company.telephone)}
            </p>
          </aside>
        </div>
      </Section>
      <Section title={texts.mapTitle} tone="tinted">
        <ContactMap />
      </Section>
    </>
  );
}
