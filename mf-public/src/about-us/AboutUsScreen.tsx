import './aboutUs.css';
import capacity from '../assets/about-us/capacity.svg';
import staff from '../assets/about-us/staff.svg';
import story from '../assets/about-us/story.svg';
import tools from '../assets/about-us/tools.svg';
import { Reveal } from '../reveal/Reveal';
import { QuoteBand } from '../site/QuoteBand';
import { PageHero, Section } from '../site/Section';
import { about as texts } from './texts';

const focus = () => [
  { title: texts.staffTitle, text: texts.staff, image: staff, picture: texts.staffPicture },
  { title: texts.toolsTitle, text: texts.tools, image: tools, picture: texts.toolsPicture },
];

export default function AboutUsScreen() {
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
          <img className="about-picture" src={story} alt={texts.storyPicture} width={800} height={600} />
        </div>
      </Section>
      <Section title={texts.focusTitle} tone="tinted">
        <div className="about-focus">
          {focus().map(({ title, text, image, picture }, index) => (
            <Reveal key={title} delay={index * 200} className="about-focus__item">
              <img className="about-picture" src={image} alt={picture} width={800} height={600} loading="lazy" />
              <h3>{title}</h3>
              <p>{text}</p>
            </Reveal>
          ))}
        </div>
      </Section>
      <Section title={texts.capacityTitle}>
        <div className="about-pair about-pair--swapped">
          <img
            className="about-picture"
            src={capacity}
            alt={texts.capacityPicture}
            width={800}
            height={600}
            loading="lazy"
          />
          <div className="about-text">
            <p>{texts.capacity}</p>
            <dl className="about-figures">
              {texts.capacityFigures.map(({ figure, text }) => (
                <div key={figure}>
                  <dt>{text}</dt>
                  <dd>{figure}</dd>
                </div>
              ))}
            </dl>
          </div>
        </div>
      </Section>
      <QuoteBand />
    </>
  );
}
