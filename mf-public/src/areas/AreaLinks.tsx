import './areas.css';
import { Link } from '@cleaning/ui/app';
import { Icon } from '../icon/Icon';
import { AREA_NAMES } from './areaNames';

/** Links to the pages of all areas but one. */
export function AreaLinks({ without }: { without?: string }) {
  return (
    <ul className="area-links">
      {AREA_NAMES.filter(({ slug }) => slug !== without).map(({ slug, label }) => (
        <li key={slug}>
          <Link to={`/areas/${slug}`}>
            <Icon name="pin" size={18} />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
