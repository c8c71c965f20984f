import './home.css';
import { LinkButton } from '@cleaning/ui';
import staff from '../assets/about-us/staff.svg';
import { Icon } from '../icon/Icon';
import { Checks, Testimonials } from '../proof/Proof';
import { Reveal } from '../reveal/Reveal';
import { firstServices } from '../services/firstServices';
import { ServiceCard } from '../services/ServiceCard';
import { describePromise } from '../site/proof';
import { QuoteBand } from '../site/QuoteBand';
import { Section } from '../site/Section';
import { SlotPicture } from '../site/SlotPicture';
import { Carousel } from './Carousel';
import { ProofStrip } from './ProofStrip';
import { home as texts } from './texts';

export default function HomeScreen() {
  return (
    <>
      <Carousel />
      <ProofStrip />
      <Section title={texts.solutions} lead={texts.solutionsLead}>
        <ul className="pub-grid">
          {firstServices.map((service, index) => (
            <Reveal as="li" key={service.id} delay={(index % 3) * 250}>
              <ServiceCard service={service} />
            </Reveal>
          ))}
        </ul>
        {/* With the last card, which would lie close to it while it waits below its place. */}
        <Reveal className="home-more" delay={500}>
          <LinkButton to="/services" variant="secondary">
            {texts.allServices}
          </LinkButton>
        </Reveal>
      </Section>
      <Section title={texts.whoWeAre} lead={texts.whoWeAreLead} tone="tinted">
        <div className="home-who">
          <SlotPicture place="team" src={staff} alt={texts.staffPicture} width={800} height={600} loading="lazy" />
          <ul>
            {texts.points.map((point) => (
              <li key={point}>
                <Icon name="check" size={20} />
                <span>{point}</span>
              </li>
            ))}
          </ul>
        </div>
      </Section>
      <Testimonials />
      <Checks />
      <QuoteBand title={texts.callTitle} text={texts.callText(describePromise())} />
    </>
  );
}
