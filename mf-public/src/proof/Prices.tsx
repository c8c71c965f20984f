import './proof.css';
import type { PricedService } from '@cleaning/contracts';
import { siteProof } from '../site/proof';
import { Section } from '../site/Section';
import { dollarText } from './dollarText';
import { priceTexts as texts } from './priceTexts';

/** “From” prices and worked examples of a service. */
export function Prices({ service }: { service: string }) {
  const { prices, examples } = siteProof();
  const isOfIt = (one: { service: PricedService }) => one.service === service;
  const own = prices.filter(isOfIt);
  const worked = examples.filter(isOfIt);
  if (own.length + worked.length === 0) return null;
  return (
    <Section title={texts.prices} lead={texts.pricesLead}>
      <div className="pub-grid">
        {own.map(({ dollars, per, note }) => (
          <div key={`${dollars} ${per} ${note}`} className="proof-card">
            <p className="proof-price">{texts.price(dollarText(dollars), per)}</p>
            {note !== '' && <p>{note}</p>}
          </div>
        ))}
        {worked.map(({ title, details, dollars, per }) => (
          <div key={`${title} ${details}`} className="proof-card">
            <h3>{title}</h3>
            <p className="proof-written">{details}</p>
            <p className="proof-price">{texts.examplePrice(dollarText(dollars), per)}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
