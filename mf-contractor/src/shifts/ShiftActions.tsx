import { MapLink } from '@cleaning/ui';
import { buildTelephoneLink } from '@cleaning/ui/app';
import { SUPPORT_PHONE, shifts as texts } from '../texts';

const BUTTON = 'ui-button ui-button--secondary';

/** Nothing while the office has no number. */
export const CallOffice = () =>
  SUPPORT_PHONE !== '' && (
    <a href={buildTelephoneLink(SUPPORT_PHONE)} className={BUTTON}>
      {texts.callOffice}
    </a>
  );

/** What somebody on the way to a place needs: its map, and the office. */
export function ShiftActions({ mapLink }: { mapLink: string }) {
  return (
    <div className="mc-shift-actions">
      <MapLink location={mapLink} label={texts.map} className={BUTTON} />
      <CallOffice />
    </div>
  );
}
