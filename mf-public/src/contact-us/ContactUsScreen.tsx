import './contactUs.css';
import { LinkButton } from '@cleaning/ui';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon/Icon';
import { createLatePart } from '../late/late';
import { Reveal } from '../reveal/Reveal';
import { buildTelephoneLink, company } from '../site/company';
import { formatOpeningHours } from '../site/openingHours';
import { PageHero, Section } from '../site/Section';
import { ContactMap } from './ContactMap';
import { describeReplies } from './replies';
import { contact as texts } from './texts';

export const part = createLatePart(() => import(/* webpackChunkName: "feedback-form" */ './FeedbackForm'));

const renderTelephone = (number: string) => <a href={buildTelephoneLink(number)}>{number}</a>;
const renderMail = (to: string) => <a href={`mailto:${to}`}>{to}</a>;

const listCards = (): readonly {
  icon: IconName;
  title: string;
  lines: readonly { key: string; line: ReactNode }[];
}[] => [
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
      ...(company.telephone === '' ? [] : [{ key: 'office', line: renderTelephone(company.telephone) }]),
      ...(company.mobile === '' ? [] : [{ key: 'mobile', line: renderTelephone(company.mobile) }]),
      ...formatOpeningHours().map((line) => ({ key: `hours ${line}`, line })),
    ],
  },
  {
    icon: 'mail',
    title: texts.emailTitle,
    lines: [
      ...(company.email === '' ? [] : [{ key: 'hello', line: renderMail(company.email) }]),
      ...(company.accountsEmail === '' ? [] : [{ key: 'accounts', line: renderMail(company.accountsEmail) }]),
    ],
  },
];

export default function ContactUsScreen() {
  return (
    <>
      <PageHero title={texts.title} lead={texts.lead} isLow />
      <div className="pub-wrap">
        <ul className="contact-cards">
          {listCards()
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
      <Section title={texts.formTitle} lead={describeReplies()}>
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
                  <Icon name="mail" size={20} /> {renderMail(company.email)}
                </p>
                {company.telephone !== '' && (
                  <p>
                    <Icon name="phone" size={20} /> {renderTelephone(company.telephone)}
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
