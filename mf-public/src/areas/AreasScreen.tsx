import './areas.css';
import { Link } from '@cleaning/ui/app';
import { QuoteBand } from '../site/QuoteBand';
import { PageHero } from '../site/Section';
import { AreaMap } from './AreaMap';
import { AREA_NAMES } from './areaNames';
import { AREA_SUBURBS } from './areaSuburbs';
import { areaTexts as texts } from './texts';

export default function AreasScreen() {
  return (
    <>
      <PageHero title={texts.listTitle} lead={texts.listLead} />
      <div className="pub-section">
        <div className="pub-wrap">
          <h2 className="ui-sr-only">{texts.areas}</h2>
          <ul className="pub-grid">
            {AREA_NAMES.map(({ slug, label }) => (
              <li key={slug}>
                <Link to={`/areas/${slug}`} className="pub-picture-card area-card">
                  <AreaMap area={{ slug, suburbs: AREA_SUBURBS[slug] }} names={false} />
                  <div className="pub-picture-card__body">
                    <h3>{label}</h3>
                    <span className="area-card__suburbs">
                      {texts.suburbsOf(
                        AREA_SUBURBS[slug]
                          .slice(0, 5)
                          .map(({ name }) => name)
                          .join(', '),
                      )}
                    </span>
                  </div>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <QuoteBand title={texts.elsewhere} text={texts.elsewhereText} />
    </>
  );
}
