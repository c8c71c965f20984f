import { MAX_PASSKEYS, UNVERIFIED_DAYS } from '@cleaning/contracts';
import { siteData } from '@cleaning/ui/app';
import { UI_TEXTS } from '@cleaning/ui/texts';
import * as account from '../account/texts';
import * as compliance from '../compliance/texts';
import * as incidents from '../incidents/texts';
import * as notices from '../notices/texts';
import * as openJobs from '../open-jobs/texts';
import { passkeys } from '../passkeys/texts';
import { blocks, lineKinds, payDetails, payment, payments, waitingReasons } from '../payments/texts';
import * as photos from '../photos/texts';
import * as push from '../push/texts';
import * as siteCard from '../site-card/texts';
import * as texts from '../texts';
import * as visits from '../visits/texts';
import * as workBar from '../work-bar/texts';
import { NO_PHONE } from './withoutPhone';

const { SUPPORT_PHONE, withPhone: _, ...screens } = texts;

/** The English texts of every screen, by areas. A message's id is the path of its text from here. */
export const TEXTS = {
  ...screens,
  ...account,
  ...compliance,
  ...incidents,
  ...notices,
  ...openJobs,
  passkeys,
  payments,
  payment,
  lineKinds,
  waitingReasons,
  blocks,
  payDetails,
  ...photos,
  ...push,
  ...siteCard,
  ...visits,
  ...workBar,
  ui: UI_TEXTS,
};

/** What messages of all languages may name. */
export const constants = () => ({
  phone: SUPPORT_PHONE || NO_PHONE,
  days: UNVERIFIED_DAYS,
  most: MAX_PASSKEYS,
  company: siteData().company.name,
});
