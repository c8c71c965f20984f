import './areas.css';
import { Link } from '@cleaning/ui/app';
import { Icon } from '../icon/Icon';
import { createOwnWords } from '../late/ownWords';
import { servicePages } from '../service-page/names';
import { PictureHero } from '../site/PictureHero';
import { Questions } from '../site/Questions';
import { QuoteBand } from '../site/QuoteBand';
import { Section } from '../site/Section';
import { AreaLinks } from './AreaLinks';
import { AreaMap } from './AreaMap';
import type { Area } from './area';
import { ServedSuburbs } from './ServedSuburbs';
import { areaTexts as texts } from './texts';

export const part = createOwnWords<Area>('area', async () => {
  return (await import(/* webpackChunkName: "area-words" */ './areas')).areas;
});

/** Template for the pages of all areas: local features, suburbs and questions. */
export default function AreaScreen() {
  const area = part.useWords();
  // The shell has an address for each area, and for no other.
  if (!area) return null;
  const { slug, name, lead, about, places, suburbs, questions } = area;
  return (
    <>
      <PictureHero
        crumbs={[{ to: '/areas', label: texts.areas }]}
        title={texts.title(name)}
        lead={lead}
        picture={<AreaMap area={area} title={texts.map(name)} />}
      />
      <Section title={texts.about}>
        <div className="area-about">
          <div className="area-about__text">
            {about.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <ServedSuburbs suburbs={suburbs} />
        </div>
      </Section>
      <Section title={texts.places} tone="tinted">
        <ul className="area-places">
          {places.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      <QuoteBand title={texts.bandTitle(name)} />
      <Questions questions={questions} />
      <Section title={texts.services} tone="tinted">
        <ul className="area-links">
          {servicePages.map((service) => (
            <li key={service.slug}>
              <Link to={`/services/${service.slug}`}>
                <Icon name={service.icon} size={18} />
                {service.label}
              </Link>
            </li>
          ))}
        </ul>
        <h3 className="area-others">{texts.others}</h3>
        <AreaLinks without={slug} />
      </Section>
    </>
  );
}
