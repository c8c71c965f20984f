import './proof.css';
import type { PricedService } from '@cleaning/contracts';
import { getSiteProof } from '../site/proof';
import { Section } from '../site/Section';
import { formatDollars } from './dollarText';
import { priceTexts as texts } from './priceTexts';

/** “From” prices and worked examples of a service. */
export function Prices({ service }: { service: string }) {
  const { prices, examples } = getSiteProof();
  const isSameService = (one: { service: PricedService }) => one.service === service;
  const own = prices.filter(isSameService);
  const worked = examples.filter(isSameService);
  if (own.length + worked.length === 0) return null;
  return (
    <Section title={texts.prices} lead={texts.pricesLead}>
      <div className="pub-grid">
        {own.map(({ dollars, per, note }) => (
          <div key={`${dollars} ${per} ${note}`} className="proof-card">
            <p className="proof-price">{texts.price(formatDollars(dollars), per)}</p>
            {note !== '' && <p>{note}</p>}
          </div>
        ))}
        {worked.map(({ title, details, dollars, per }) => (
          <div key={`${title} ${details}`} className="proof-card">
            <h3>{title}</h3>
            <p className="proof-written">{details}</p>
            <p className="proof-price">{texts.examplePrice(formatDollars(dollars), per)}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
