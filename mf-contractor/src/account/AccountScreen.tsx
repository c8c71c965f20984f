import { type CurrentUser, detailText } from '@cleaning/contracts';
import { Card, Facts, LinkButton, PageHeader } from '@cleaning/ui';
import { useCurrentUser } from '@cleaning/ui/app';
import { ValidityCard } from '../compliance/ValidityCard';
import { WorkLimitCard } from '../compliance/WorkLimitCard';
import { NoticeChoices } from '../notices/NoticeChoices';
import { Passkeys } from '../passkeys/Passkeys';
import { payDetails, payments } from '../payments/texts';
import { PushCard } from '../push/PushCard';
import { useFreshSession } from '../session/useFreshSession';
import { account } from '../texts';
import { ChangeRequest } from './ChangeRequest';
import { DocumentsForm } from './DocumentsForm';
import { EmailState } from './EmailState';
import { isWhole } from './isWhole';
import { LanguageCard } from './LanguageCard';
import { OwnData } from './OwnData';
import { PasswordForm } from './PasswordForm';
import { SecondFactor } from './SecondFactor';
import { Sessions } from './Sessions';
import { accountTypes } from './texts';

const DETAILS = [
  'name',
  'email',
  'address',
  'zip_code',
  'contact_no',
  'abn',
  'passport_number',
  'bank_name',
  'account_type',
  'account_name',
  'account_number',
  'bsb',
] as const;

/** A detail as it was entered; of the choices the name in the language. */
const shown = (me: CurrentUser, detail: (typeof DETAILS)[number]): string =>
  (detail === 'account_type' && (accountTypes as Readonly<Record<string, string>>)[me.account_type]) ||
  detailText(detail, me[detail]);

function OwnDetails() {
  const me = useCurrentUser();
  const isKnown = isWhole(me);
  return (
    <Card title={account.details}>
      {isKnown ? (
        <Facts
          facts={DETAILS.filter((detail) => me[detail] !== '').map((detail) => [account[detail], shown(me, detail)])}
        />
      ) : (
        <p>{account.notKept}</p>
      )}
      <p className="mc-note">{account.detailsNote}</p>
      <ChangeRequest isKnown={isKnown} />
    </Card>
  );
}

/** Shorter than a document link lives, so that the links of a page left open keep working. */
const LINK_RENEWAL_MS = 8 * 60 * 1000;

export default function AccountScreen() {
  useFreshSession(LINK_RENEWAL_MS);
  // Payments and hours are of people who work: the services refuse them to others.
  const isVerified = useCurrentUser().verified === 'true';
  return (
    <>
      <PageHeader title={account.title} />
      <EmailState />
      <OwnDetails />
      {isVerified && (
        <Card title={payments.title}>
          <div className="mc-actions">
            <LinkButton to="/payments" variant="secondary">
              {payments.open}
            </LinkButton>
            <LinkButton to="/payments/details" variant="secondary">
              {payDetails.open}
            </LinkButton>
          </div>
        </Card>
      )}
      <LanguageCard />
      <DocumentsForm />
      <ValidityCard />
      {isVerified && <WorkLimitCard />}
      <PasswordForm />
      <Passkeys />
      <SecondFactor />
      <Sessions />
      <NoticeChoices />
      <PushCard />
      <OwnData />
    </>
  );
}
