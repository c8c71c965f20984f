import './service-details.css';
import { LinkButton } from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import { Fragment } from 'react';
import { Icon } from '../icon/Icon';
import { PageHero } from '../site/PageHero';
import { services as texts } from '../texts';
import { sections } from './sections';
import { useHashScroll } from './use-hash-scroll';

export default function ServiceDetailsScreen() {
  useHashScroll();
  return (
    <>
      <PageHero title={texts.detailsTitle} lead={texts.detailsLead} />
      <nav className="details-nav pub-wrap" aria-label={texts.onThisPage}>
        {sections.map((section) => (
          <Link key={section.id} to={{ hash: section.id }}>
            <Icon name={section.icon} size={20} />
            {section.title}
          </Link>
        ))}
      </nav>
      <div className="pub-wrap details">
        {sections.map((section, index) => (
          <Fragment key={section.id}>
            {index > 0 && <hr />}
            <section id={section.id} className="details__section" tabIndex={-1} aria-labelledby={`${section.id}-title`}>
              <img
                src={section.image}
                alt={section.picture}
                width={800}
                height={600}
                loading={index === 0 ? 'eager' : 'lazy'}
              />
              <div className="details__text">
                <span className="details__icon">
                  <Icon name={section.icon} />
                </span>
                <h2 id={`${section.id}-title`}>{section.title}</h2>
                {section.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                <h3>{texts.includes}</h3>
                <ul>
                  {section.includes.map((item) => (
                    <li key={item}>
                      <Icon name="check" size={18} />
                      {item}
                    </li>
                  ))}
                </ul>
                <LinkButton to="/contact-us" variant="secondary">
                  {texts.quote}
                </LinkButton>
              </div>
            </section>
          </Fragment>
        ))}
      </div>
    </>
  );
}
