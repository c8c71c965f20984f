import './proof.css';
import { formatDate, type Testimonial } from '@cleaning/contracts';
import { getSiteData } from '@cleaning/ui/app';
import { getSiteProof } from '../site/proof';
import { Section } from '../site/Section';
import { formatDollars } from './dollarText';
import { Source } from './Source';
import { proofTexts as texts } from './texts';

function TestimonialQuote({ said }: { said: Testimonial }) {
  const { text, name, organisation, rating, source, source_address, said_on } = said;
  return (
    <figure className="proof-card">
      {rating !== null && (
        <p className="proof-stars" role="img" aria-label={texts.stars(rating)}>
          {'★'.repeat(rating)}
          {'☆'.repeat(5 - rating)}
        </p>
      )}
      <blockquote>{text}</blockquote>
      <figcaption>
        <strong>{name}</strong>
        {organisation !== '' && <span>{organisation}</span>}
        <Source source={source} address={source_address} date={formatDate(said_on)} />
      </figcaption>
    </figure>
  );
}

/** Clients' testimonials, with source and day. Renders nothing if the owner has entered none. */
export function Testimonials() {
  const { testimonials, ratings } = getSiteProof();
  if (testimonials.length + ratings.length === 0) return null;
  return (
    <Section title={texts.testimonials}>
      {ratings.length > 0 && (
        <ul className="proof-ratings">
          {ratings.map(({ source, source_address, value, count, read_on }) => (
            <li key={`${source} ${read_on} ${value} ${count}`}>
              <strong>{texts.rating(value, count)}</strong>
              <Source source={source} address={source_address} date={texts.readOn(formatDate(read_on))} />
            </li>
          ))}
        </ul>
      )}
      <div className="pub-grid">
        {testimonials.map((said) => (
          <TestimonialQuote key={`${said.name} ${said.said_on} ${said.text}`} said={said} />
        ))}
      </div>
    </Section>
  );
}

/** Insurance, checks, and the promise for when something isn't right. */
export function Checks() {
  const { checks, come_back } = getSiteProof();
  const { insurance_dollars = null, insurer = '' } = getSiteData().company;
  const entries = [
    ...(insurance_dollars === null
      ? []
      : [{ title: texts.insurance, text: texts.insured(formatDollars(insurance_dollars), insurer) }]),
    ...checks,
    ...(come_back === '' ? [] : [{ title: texts.comeBack, text: come_back }]),
  ];
  if (entries.length === 0) return null;
  return (
    <Section title={texts.checks} tone="tinted">
      <ul className="proof-checks">
        {entries.map(({ title, text }) => (
          <li key={`${title} ${text}`}>
            <h3>{title}</h3>
            <p className="proof-written">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
