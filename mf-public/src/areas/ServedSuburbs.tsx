import { getServedPostcodes } from '../site/proof';
import type { AreaSuburb } from './area';
import { areaTexts as texts } from './texts';

/** Suburbs of an area where the company says it works. Renders nothing until it has said so. */
export function ServedSuburbs({ suburbs }: { suburbs: readonly AreaSuburb[] }) {
  const postcodes = getServedPostcodes();
  const served = suburbs.filter(({ postcode }) => postcodes.includes(postcode));
  if (served.length === 0) return null;
  return (
    <aside className="area-suburbs" aria-labelledby="area-suburbs">
      <h3 id="area-suburbs">{texts.suburbs}</h3>
      <p>{texts.suburbsLead}</p>
      <ul>
        {served.map((suburb) => (
          <li key={suburb.name}>
            {suburb.name} <span>({suburb.postcode})</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
