import '../site/site.css';
import { LinkButton } from '@cleaning/ui';
import { Icon } from '../icon/Icon';
import { SlotPicture } from '../site/SlotPicture';
import type { Service } from './service';
import { services as texts } from './texts';

interface ServiceCardProps {
  service: Service;
  /** Whether its picture is the first of the page, which loads before the others. */
  first?: boolean;
}

export function ServiceCard({ service, first = false }: ServiceCardProps) {
  return (
    <article className="pub-picture-card">
      <SlotPicture
        place={service.id}
        sizes="(width >= 50em) 33vw, 100vw"
        src={service.image}
        alt={service.picture}
        width={800}
        height={600}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
      />
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
