import { Reveal } from '../reveal/Reveal';
import { QuoteBand } from '../site/QuoteBand';
import { PageHero } from '../site/Section';
import { ServiceCard } from './ServiceCard';
import { services } from './services';
import { services as texts } from './texts';

export default function ServicesScreen() {
  return (
    <>
      <PageHero title={texts.title} lead={texts.lead} />
      <div className="pub-section">
        <div className="pub-wrap">
          <h2 className="ui-sr-only">{texts.title}</h2>
          <ul className="pub-grid">
            {services.map((service, index) => (
              <Reveal as="li" key={service.id} delay={(index % 3) * 250}>
                <ServiceCard service={service} first={index === 0} />
              </Reveal>
            ))}
          </ul>
        </div>
      </div>
      <QuoteBand />
    </>
  );
}
