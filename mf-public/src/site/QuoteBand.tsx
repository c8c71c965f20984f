import './quoteBand.css';
import { LinkButton } from '@cleaning/ui';
import { Telephone } from './Reach';
import { site as texts } from './texts';

export interface QuoteBandProps {
  title?: string;
  text?: string;
}

/** The way from a page's content to the form, and to the telephone. */
export function QuoteBand({ title = texts.bandTitle, text = texts.bandText }: QuoteBandProps) {
  return (
    <div className="pub-wrap">
      <aside className="pub-band" aria-label={title}>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
        </div>
        <div className="pub-band__actions">
          <LinkButton to="/quote" className="pub-light-button">
            {texts.quote}
          </LinkButton>
          <Telephone withIcon />
        </div>
      </aside>
    </div>
  );
}
