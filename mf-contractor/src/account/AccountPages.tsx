import { Card, LinkButton, MediaStatusNotice, PageHeader } from '@cleaning/ui';
import { useCurrentUser } from '@cleaning/ui/app';
import { ValidityCard } from '../compliance/ValidityCard';
import { WorkLimitCard } from '../compliance/WorkLimitCard';
import { Identities } from '../identities/Identities';
import { NoticeChoices } from '../notices/NoticeChoices';
import { Passkeys } from '../passkeys/Passkeys';
import { payDetails, payments } from '../payments/texts';
import { PushCard } from '../push/PushCard';
import { useFreshSession } from '../session/useFreshSession';
import { CalendarFeed } from '../shifts/CalendarFeed';
import { SmsCard } from '../sms/SmsCard';
import { account, documents, accountPages as texts } from '../texts';
import { BANK_DETAILS, LINK_RENEWAL_MS, PERSONAL_DETAILS } from './accountParts';
import { DocumentsForm } from './DocumentsForm';
import { EmailState } from './EmailState';
import { LanguageCard } from './LanguageCard';
import { OwnData } from './OwnData';
import { OwnDetails } from './OwnDetails';
import { PasswordForm } from './PasswordForm';
import { SecondFactor } from './SecondFactor';
import { Sessions } from './Sessions';
import { changeRequest } from './texts';

export function MePage() {
  // Only for people who work: svc-jobs refuses hours to others.
  const isVerified = useCurrentUser().verified === 'true';
  return (
    <>
      <PageHeader title={texts.me} />
      <EmailState />
      <OwnDetails title={account.details} details={PERSONAL_DETAILS} />
      <LanguageCard />
      {isVerified && <WorkLimitCard />}
      <OwnData />
    </>
  );
}

export function DocumentsPage() {
  useFreshSession(LINK_RENEWAL_MS);
  return (
    <>
      <PageHeader title={documents.title} />
      <ValidityCard />
      <Card>
        <MediaStatusNotice />
        <details>
          <summary>{documents.replace}</summary>
          <DocumentsForm />
        </details>
      </Card>
    </>
  );
}

export function PayPage() {
  const isVerified = useCurrentUser().verified === 'true';
  return (
    <>
      <PageHeader title={texts.pay} />
      <OwnDetails title={changeRequest.bank} details={BANK_DETAILS} />
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
    </>
  );
}

export const SecurityPage = () => (
  <>
    <PageHeader title={texts.security} />
    <PasswordForm />
    <Passkeys />
    <SecondFactor />
    <Sessions />
    <Identities />
  </>
);

export function NotificationsPage() {
  const isVerified = useCurrentUser().verified === 'true';
  return (
    <>
      <PageHeader title={texts.notifications} />
      <PushCard />
      {isVerified && <SmsCard />}
      <NoticeChoices />
      {isVerified && <CalendarFeed />}
    </>
  );
}
