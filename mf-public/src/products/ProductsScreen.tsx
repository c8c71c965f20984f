import { StaticIcon } from '@cleaning/ui';
import { Maximize2 } from 'lucide';
import './products.css';
import { useState } from 'react';
import { Icon } from '../icon/Icon';
import { Reveal } from '../reveal/Reveal';
import { QuoteBand } from '../site/QuoteBand';
import { PageHero, Section } from '../site/Section';
import { Viewer } from '../viewer/Viewer';
import { equipment, products } from './products';
import { products as texts } from './texts';

const pictures = equipment.map(({ name, image }) => ({ src: image, alt: name, width: 640, height: 480 }));

export default function ProductsScreen() {
  const [shown, setShown] = useState<number | null>(null);
  return (
    <>
      <PageHero title={texts.title} lead={texts.lead} />
      <Section title={texts.productsTitle} lead={texts.productsLead}>
        <ul className="pub-grid">
          {products.map((product, index) => (
            <Reveal as="li" key={product.name} delay={(index % 3) * 200}>
              <article className="pub-picture-card products__card">
                <img
                  src={product.image}
                  alt=""
                  width={480}
                  height={480}
                  loading={index < 3 ? 'eager' : 'lazy'}
                  fetchPriority={index === 0 ? 'high' : 'auto'}
                />
                <div className="pub-picture-card__body">
                  <h3>{product.name}</h3>
                  <p>{product.details}</p>
                  <a
                    className="ui-button ui-button--secondary"
                    href={product.link}
                    target="_blank"
                    rel="noopener noreferrer"
                  >
                    {texts.learnMore}
                    <span className="ui-sr-only">
                      {` — ${product.name} `}
                      {texts.newTab}
                    </span>
                    <Icon name="external" size={18} />
                  </a>
                </div>
              </article>
            </Reveal>
          ))}
        </ul>
      </Section>
      <Section title={texts.equipmentTitle} lead={texts.equipmentLead} tone="tinted">
        <ul className="products__equipment">
          {equipment.map((item, index) => (
            <Reveal as="li" key={item.name} delay={(index % 4) * 200}>
              <button
                type="button"
                className="products__tile"
                aria-label={texts.enlarge(item.name)}
                onClick={() => setShown(index)}
              >
                <img src={item.image} alt="" width={640} height={480} loading="lazy" />
                <span>
                  {item.name}
                  <StaticIcon node={Maximize2} size={18} className="pub-icon" />
                </span>
              </button>
            </Reveal>
          ))}
        </ul>
      </Section>
      {shown !== null && <Viewer pictures={pictures} index={shown} onIndex={setShown} onClose={() => setShown(null)} />}
      <QuoteBand />
    </>
  );
}
