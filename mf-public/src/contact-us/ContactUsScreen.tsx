import './contactUs.css';
import { LinkButton } from '@cleaning/ui';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon';
import { late } from '../late/late';
import { Reveal } from '../reveal/Reveal';
import { company, telephoneLink } from '../site/company';
import { openingHours } from '../site/openingHours';
import { promise } from '../site/proof';
import { PageHero, Section } from '../site/Section';
import { ContactMap } from './ContactMap';
import { contact as texts } from './texts';

export const part = late(() => import(/* webpackChunkName: "feedback-form" */ './FeedbackForm'));

const telephone = (number: string) => <a href={telephoneLink(number)}>{number}</a>;
const mail = (to: string) => <a href={`mailto:${to}`}>{to}</a>;

const cards = (): readonly { icon: IconName; title: string; lines: readonly { key: string; line: ReactNode }[] }[] => [
  {
    icon: 'pin',
    title: texts.addressTitle,
    lines: [
      ...(company.street === '' ? [] : [{ key: 'street', line: company.street }]),
      ...(company.place.trim() === '' ? [] : [{ key: 'city', line: company.place }]),
    ],
  },
  {
    icon: 'phone',
    title: texts.telephoneTitle,
    lines: [
      ...(company.telephone === '' ? [] : [{ key: 'office', line: telephone(company.telephone) }]),
      ...(company.mobile === '' ? [] : [{ key: 'mobile', line: telephone(company.mobile) }]),
      ...openingHours().map((line) => ({ key: `hours ${line}`, line })),
    ],
  },
  {
    icon: 'mail',
    title: texts.emailTitle,
    lines: [
      ...(company.email === '' ? [] : [{ key: 'hello', line: mail(company.email) }]),
      ...(company.accountsEmail === '' ? [] : [{ key: 'accounts', line: mail(company.accountsEmail) }]),
    ],
  },
];

export default function ContactUsScreen() {
  return (
    <>
      <PageHero title={texts.title} lead={texts.lead} />
      <div className="pub-wrap">
        <ul className="contact-cards">
          {cards()
            .filter(({ lines }) => lines.length > 0)
            .map(({ icon, title, lines }, index) => (
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
      <Section title={texts.formTitle} lead={texts.formLead(promise())}>
        <div className="contact-write">
          <part.Part />
          <aside className="contact-other">
            <h3>{texts.quoteTitle}</h3>
            <p>{texts.quoteLead}</p>
            <LinkButton to="/quote">{texts.quote}</LinkButton>
            {company.email !== '' && (
              <>
                <h3>{texts.otherWaysTitle}</h3>
                <p>{texts.otherWays}</p>
                <p>
                  <Icon name="mail" size={20} /> {mail(company.email)}
                </p>
                {company.telephone !== '' && (
                  <p>
                    <Icon name="phone" size={20} /> {telephone(company.telephone)}
                  </p>
                )}
              </>
            )}
          </aside>
        </div>
      </Section>
      {company.map && (
        <Section title={texts.mapTitle} tone="tinted">
          <ContactMap place={company.map} />
        </Section>
      )}
    </>
  );
}
