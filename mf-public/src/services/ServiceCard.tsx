import '../site/site.css';
import { LinkButton } from '@cleaning/ui';
import { Icon } from '../icon/Icon';
import type { Service } from './services';
import { services as texts } from './texts';

export function ServiceCard({ service }: { service: Service }) {
  return (
    <article className="pub-picture-card">
      <img src={service.image} alt={service.picture} width={800} height={600} loading="lazy" />
      <div className="pub-picture-card__body">
        <span className="pub-tag">
          <Icon name={service.icon} />
        </span>
        <h3>{service.title}</h3>
        <p>{service.description}</p>
        <LinkButton to={`/services/details#${service.id}`}>
          {texts.readMore}
          <span className="ui-sr-only"> — {service.title}</span>
        </LinkButton>
      </div>
    </article>
  );
}
