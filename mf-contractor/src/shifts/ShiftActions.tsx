import { MapLink } from '@cleaning/ui';
import { buildTelephoneLink } from '@cleaning/ui/app';
import { SUPPORT_PHONE, shifts as texts } from '../texts';

const BUTTON = 'ui-button ui-button--secondary';

/** Renders nothing if the office has no telephone number. */
export const CallOffice = () =>
  SUPPORT_PHONE !== '' && (
    <a href={buildTelephoneLink(SUPPORT_PHONE)} className={BUTTON}>
      {texts.callOffice}
    </a>
  );

/** Map of a place and the office's telephone number, for somebody on the way there. */
export function ShiftActions({ mapLink }: { mapLink: string }) {
  return (
    <div className="mc-shift-actions">
      <MapLink location={mapLink} label={texts.map} className={BUTTON} />
      <CallOffice />
    </div>
  );
}
