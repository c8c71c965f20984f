import './aboutUs.css';
import { getSiteData } from '@cleaning/ui/app';
import capacity from '../assets/about-us/capacity.svg';
import staff from '../assets/about-us/staff.svg';
import story from '../assets/about-us/story.svg';
import tools from '../assets/about-us/tools.svg';
import { Reveal } from '../reveal/Reveal';
import { formatOpeningHours } from '../site/openingHours';
import { getSiteProof } from '../site/proof';
import { QuoteBand } from '../site/QuoteBand';
import { PageHero, Section } from '../site/Section';
import { SlotPicture } from '../site/SlotPicture';
import { about as texts } from './texts';

const focus = () =>
  [
    {
      title: texts.staffTitle,
      text: getSiteProof().is_police_checked ? `${texts.staff} ${texts.staffChecked}` : texts.staff,
      place: 'team',
      image: staff,
      picture: texts.staffPicture,
    },
    { title: texts.toolsTitle, text: texts.tools, place: 'tools', image: tools, picture: texts.toolsPicture },
  ] as const;

const SITES = ['site-1', 'site-2', 'site-3', 'site-4'] as const;

/** Photographs of places. Renders nothing until the office has uploaded one. */
function Sites() {
  const sites = SITES.flatMap((place) => {
    const picture = getSiteData().pictures[place];
    return picture ? [{ place, ...picture }] : [];
  });
  if (sites.length === 0) return null;
  return (
    <Section title={texts.sitesTitle} lead={texts.sitesLead} tone="tinted">
      <ul className="pub-grid">
        {sites.map(({ place, alt, width, height }) => (
          <li key={place}>
            <figure className="about-site">
              <SlotPicture
                place={place}
                className="about-picture"
                alt={alt}
                width={width}
                height={height}
                loading="lazy"
              />
              <figcaption>{alt}</figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export default function AboutUsScreen() {
  const hours = formatOpeningHours();
  return (
    <>
      <PageHero title={texts.title} lead={texts.lead} />
      <Section title={texts.storyTitle}>
        <div className="about-pair">
          <div className="about-text">
            {texts.story.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <SlotPicture
            place="van"
            className="about-picture"
            src={story}
            alt={texts.storyPicture}
            width={800}
            height={600}
          />
        </div>
      </Section>
      <Section title={texts.focusTitle} tone="tinted">
        <div className="about-focus">
          {focus().map(({ title, text, place, image, picture }, index) => (
            <Reveal key={title} delay={index * 200} className="about-focus__item">
              <SlotPicture
                place={place}
                className="about-picture"
                src={image}
                alt={picture}
                width={800}
                height={600}
                loading="lazy"
              />
              <h3>{title}</h3>
              <p>{text}</p>
            </Reveal>
          ))}
        </div>
      </Section>
      <Section title={texts.capacityTitle}>
        <div className="about-pair about-pair--swapped">
          <SlotPicture
            place="capacity"
            className="about-picture"
            src={capacity}
            alt={texts.capacityPicture}
            width={800}
            height={600}
            loading="lazy"
          />
          <div className="about-text">
            <p>{texts.capacity}</p>
            {hours.length > 0 && <p>{texts.reachUs(hours.join(', '))}</p>}
            <dl className="about-figures">
              {texts.capacityFigures.map(({ figure, text }) => (
                <div key={figure + text}>
                  <dt>{text}</dt>
                  <dd>{figure}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </Section>
      <Sites />
      <QuoteBand />
    </>
  );
}
