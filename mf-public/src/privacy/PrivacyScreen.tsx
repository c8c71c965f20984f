import './privacy.css';
import { PageHero } from '../site/PageHero';
import { Section } from '../site/Section';
import { address, company, telephoneLink, privacy as texts } from '../texts';
import { ARTICLES } from './articles';

export default function PrivacyScreen() {
  return (
    <>
      <PageHero title={texts.title} lead={texts.lead} />
      {ARTICLES.map(({ title, paragraphs, list }) => (
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
          <p>
            {company.name}, {address}
          </p>
          <p>
            <a href={telephoneLink(company.telephone)}>{company.telephone}</a> ·{' '}
            <a href={`mailto:${company.email}`}>{company.email}</a>
          </p>
        </div>
      </Section>
    </>
  );
}
