import { Retry } from '@cleaning/ui';
import { Icon } from '../icon/Icon';
import { address, contact as texts } from '../texts';
import { useInView } from './use-in-view';
import { useMap } from './use-map';

/** The company's corner of Adelaide, degrees. */
const LAT = -34.9285;
const LNG = 138.6007;
const box = [LNG - 0.012, LAT - 0.008, LNG + 0.012, LAT + 0.008].map((edge) => edge.toFixed(4)).join(',');
const EMBED = `https://www.openstreetmap.org/export/embed.html?bbox=${encodeURIComponent(box)}&layer=mapnik&marker=${LAT}%2C${LNG}`;
const PAGE = `https://www.openstreetmap.org/?mlat=${LAT}&mlon=${LNG}#map=16/${LAT}/${LNG}`;

/** The one thing on the site that comes from another host: asked for only when the visitor has scrolled to it. */
export function ContactMap() {
  const [frame, seen] = useInView<HTMLDivElement>();
  const { state, retry } = useMap(EMBED, seen);
  return (
    <div className="contact-map">
      <div ref={frame} className="contact-map__frame">
        {state === 'blocked' ? (
          <Retry message={texts.mapBlocked} onRetry={retry} />
        ) : (
          <p className="contact-map__place">
            <Icon name="pin" />
            {address}
          </p>
        )}
        {state === 'there' && <iframe src={EMBED} title={texts.mapFrame} referrerPolicy="no-referrer" />}
      </div>
      <p className="contact-map__link">
        {address}.{' '}
        <a href={PAGE} target="_blank" rel="noopener noreferrer">
          {texts.mapLink} <span className="ui-sr-only">{texts.newTab}</span>
          <Icon name="external" size={18} />
        </a>
      </p>
    </div>
  );
}
