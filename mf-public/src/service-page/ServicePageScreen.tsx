import './servicePage.css';
import { Link } from '@cleaning/ui/app';
import { AreaLinks } from '../areas/AreaLinks';
import { Icon } from '../icon/Icon';
import { createOwnWords } from '../late/ownWords';
import { Prices } from '../proof/Prices';
import { Checks, Testimonials } from '../proof/Proof';
import { PictureHero } from '../site/PictureHero';
import { Questions } from '../site/Questions';
import { QuoteBand } from '../site/QuoteBand';
import { Section } from '../site/Section';
import { SlotPicture } from '../site/SlotPicture';
import { getCard } from './card';
import { servicePages as names } from './names';
import type { ServicePage } from './servicePage';
import { Ticks } from './Ticks';
import { servicePage as texts } from './texts';

export const part = createOwnWords<ServicePage>('service', async () => {
  return (await import(/* webpackChunkName: "service-words" */ './pages')).servicePages;
});

/** Template for the pages of all services: tasks, procedure and what the price depends on. */
export default function ServicePageScreen() {
  const page = part.useWords();
  // The shell has an address for each service, and for no other.
  if (!page) return null;
  const { label, service } = getCard(page);
  const { lead, about, tasks, price, prepare, questions } = page;
  return (
    <>
      <PictureHero
        crumbs={[{ to: '/services', label: texts.services }]}
        title={texts.title(label)}
        lead={lead}
        picture={
          <SlotPicture
            place={service.id}
            src={service.image}
            alt={service.picture}
            width={800}
            height={600}
            fetchPriority="high"
          />
        }
      />
      <Section title={texts.tasks} lead={texts.tasksLead}>
        <div className="service-about">
          {about.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <div className="pub-grid">
          {tasks.map(({ title, items }) => (
            <section key={title} className="service-card">
              <h3>{title}</h3>
              <Ticks items={items} />
            </section>
          ))}
        </div>
      </Section>
      <Section title={texts.howTitle} tone="tinted">
        <ol className="service-steps">
          {texts.how.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Section>
      <div className="pub-wrap service-pair">
        <section aria-labelledby="service-price">
          <h2 id="service-price">{texts.price}</h2>
          <Ticks items={price} />
        </section>
        <section aria-labelledby="service-prepare">
          <h2 id="service-prepare">{texts.prepare}</h2>
          <p>{texts.prepareLead}</p>
          <Ticks items={prepare} />
        </section>
      </div>
      <Prices service={page.slug} />
      <QuoteBand title={texts.bandTitle(label)} />
      <Checks />
      <Testimonials />
      <Questions questions={questions} lead={texts.questionsLead} />
      <Section title={texts.others} tone="tinted">
        <ul className="service-links">
          {names
            .filter(({ slug }) => slug !== page.slug)
            .map((other) => (
              <li key={other.slug}>
                <Link to={`/services/${other.slug}`}>
                  <Icon name={other.icon} size={20} />
                  {other.label}
                </Link>
              </li>
            ))}
        </ul>
        <h3 className="service-areas">{texts.areas}</h3>
        <p>{texts.areasLead}</p>
        <AreaLinks />
      </Section>
    </>
  );
}
