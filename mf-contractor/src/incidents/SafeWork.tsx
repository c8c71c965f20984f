import { INCIDENT_YEARS, SAFEWORK_NOTICE_HOURS, SAFEWORK_TELEPHONE } from '@cleaning/contracts';
import { Notice } from '@cleaning/ui';
import { incidents as texts } from './texts';

/** Steps after an injury (safework.sa.gov.au, "Notify us of an incident"). */
export function SafeWork() {
  return (
    <Notice tone="warn">
      <strong>{texts.safeWork.title}</strong>
      <ul className="mc-safework">
        <li>
          {texts.safeWork.emergency} <a href="tel:000">{texts.safeWork.callEmergency}</a>
        </li>
        <li>
          {texts.safeWork.serious}{' '}
          <a href={`tel:${SAFEWORK_TELEPHONE.replaceAll(' ', '')}`}>{texts.safeWork.call(SAFEWORK_TELEPHONE)}</a>
        </li>
        <li>{texts.safeWork.keep}</li>
        <li>{texts.safeWork.notice(SAFEWORK_NOTICE_HOURS, INCIDENT_YEARS)}</li>
      </ul>
    </Notice>
  );
}
