import './serviceDetails.css';
import { LinkButton } from '@cleaning/ui';
import { Link, useLocation, useNavigationType } from '@cleaning/ui/app';
import { Fragment, useEffect } from 'react';
import { Icon } from '../icon/Icon';
import { servicePages } from '../service-page/names';
import { QuoteBand } from '../site/QuoteBand';
import { PageHero } from '../site/Section';
import { SlotPicture } from '../site/SlotPicture';
import { sections } from './sections';
import { services as texts } from './texts';

const findSlug = (id: string) => servicePages.find((page) => page.id === id)?.slug;

/**
 * Scrolls smoothly to the section in the address and focuses it. Waits one frame, so that it runs after the jump to the
 * top. The shell handles Back and Forward, except for the address that opened the tab.
 */
function useHashScroll(): void {
  const { hash, key } = useLocation();
  const isReturn = useNavigationType() === 'POP' && key !== 'default';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second click on the same link has the same hash and another key
  useEffect(() => {
    const section = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
    if (!section || isReturn) return;
    const frame = requestAnimationFrame(() => {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      section.focus({ preventScroll: true });
      section.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [hash, key, isReturn]);
}

export default function ServiceDetailsScreen() {
  useHashScroll();
  return (
    <>
      <PageHero title={texts.detailsTitle} lead={texts.detailsLead} />
      <nav className="details-nav pub-wrap" aria-label={texts.onThisPage}>
        {sections.map(({ service }) => (
          <Link key={service.id} to={{ hash: service.id }}>
            <Icon name={service.icon} size={20} />
            {service.title}
          </Link>
        ))}
      </nav>
      <div className="pub-wrap details">
        {sections.map(({ service, article }, index) => (
          <Fragment key={service.id}>
            {index > 0 && <hr />}
            <section id={service.id} className="details__section" tabIndex={-1} aria-labelledby={`${service.id}-title`}>
              <SlotPicture
                place={service.id}
                src={service.image}
                alt={service.picture}
                width={800}
                height={600}
                loading={index === 0 ? 'eager' : 'lazy'}
              />
              <div className="details__text">
                <span className="details__icon">
                  <Icon name={service.icon} />
                </span>
                <h2 id={`${service.id}-title`}>{service.title}</h2>
                {article.paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                <h3>{texts.includes}</h3>
                <ul>
                  {article.includes.map((item) => (
                    <li key={item}>
                      <Icon name="check" size={18} />
                      {item}
                    </li>
                  ))}
                </ul>
                <div className="details__actions">
                  <LinkButton to="/quote">{texts.quote}</LinkButton>
                  <Link to={`/services/${findSlug(service.id)}`}>{texts.more(service.title)}</Link>
                </div>
              </div>
            </section>
          </Fragment>
        ))}
      </div>
      <QuoteBand />
    </>
  );
}
