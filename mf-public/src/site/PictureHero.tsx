import './pictureHero.css';
import './quoteBand.css';
import { LinkButton } from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import type { ReactNode } from 'react';
import { Telephone } from './Reach';
import { site as texts } from './texts';

export interface PictureHeroProps {
  /** The pages above, from the top. */
  crumbs: readonly { readonly to: string; readonly label: string }[];
  title: string;
  lead: string;
  picture: ReactNode;
  /** Instead of quote and telephone. */
  actions?: ReactNode;
}

/** Head of a page with one subject: title and place, the link to a quote, and a picture. */
export function PictureHero({ crumbs, title, lead, picture, actions }: PictureHeroProps) {
  return (
    <header className="pub-head">
      <div className="pub-wrap pub-head__columns">
        <div className="pub-head__text">
          <nav aria-label={texts.where}>
            <ol className="pub-head__crumbs">
              {crumbs.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ol>
          </nav>
          <h1>{title}</h1>
          <p>{lead}</p>
          <div className="pub-head__actions">
            {actions ?? (
              <>
                <LinkButton to="/quote" className="pub-light-button">
                  {texts.quote}
                </LinkButton>
                <Telephone className="pub-head__call" withIcon />
              </>
            )}
          </div>
        </div>
        <div className="pub-head__picture">{picture}</div>
      </div>
    </header>
  );
}
