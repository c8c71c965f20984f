import {
  type ContractorDetail,
  formatDetailValue,
  getContractor,
  getPersonCompliance,
  showBankDetails,
} from '@cleaning/contracts';
import { Badge, Button, Card, Facts, LinkButton, Notice, PageHeader, QueryState, Revealed } from '@cleaning/ui';
import { getMessage, useAction, useCall, useParams } from '@cleaning/ui/app';
import { type ReactNode, useState } from 'react';
import { LoginHelp } from '../admins/LoginHelp';
import { UrlTabs, useUrlTab } from '../desk/UrlTabs';
import { EditPerson } from '../details/EditPerson';
import { ThreadPart } from '../messages/ThreadPart';
import { buildTelephoneAddress } from '../today/usePhones';
import { Checklist } from './Checklist';
import { PersonFacts } from './PersonFacts';
import { DocumentsAndExpiry, HoursAndEarnings, JobsAndShifts } from './PersonTabs';
import { Refusal } from './Refusal';
import { Removal } from './Removal';
import { contractor, contractors, fields, onRequest, personFacts, personTabs } from './texts';

function PersonHeader({ person }: { person: ContractorDetail }) {
  return (
    <PageHeader
      title={person.name}
      back={{ to: '/admin/sub-contractors', label: contractor.goBack }}
      actions={
        <>
          {person.verified === 'true' ? (
            <Badge tone="ok">{contractors.verified}</Badge>
          ) : (
            <Badge tone="warn">{contractors.notVerified}</Badge>
          )}
          {person.contact_no !== '' && (
            <a
              className="ui-button ui-button--primary"
              href={buildTelephoneAddress(person.contact_no)}
              aria-label={personFacts.callLabel(person.name, person.contact_no)}
            >
              {personFacts.call}
            </a>
          )}
          <a
            className="ui-button ui-button--secondary"
            href={`mailto:${person.email}`}
            aria-label={personFacts.mailLabel(person.name)}
          >
            {personFacts.mail}
          </a>
          <LinkButton variant="secondary" to={`/admin/documents/${person.id}`}>
            {contractor.validity}
          </LinkButton>
          <LinkButton variant="secondary" to={`/admin/plan?by=person&person=${person.id}`}>
            {contractor.plan}
          </LinkButton>
          <LinkButton variant="secondary" to={`/admin/audit-log?subject_id=${person.id}`}>
            {contractor.history}
          </LinkButton>
        </>
      }
    />
  );
}

const PERSONAL = ['name', 'email', 'address', 'zip_code', 'contact_no', 'abn', 'passport_number'] as const;
const BANK = ['bank_name', 'account_type', 'account_name', 'account_number', 'bsb'] as const;
type Whole = Pick<ContractorDetail, 'passport_number' | (typeof BANK)[number]>;

/**
 * Passport and bank numbers are masked. The button fetches the full numbers, because each view is recorded in the audit
 * log. They stay only while this page is open.
 */
function PersonDetails({ person }: { person: ContractorDetail }) {
  const show = useAction(showBankDetails);
  const [shown, setShown] = useState<{ whole: Whole; version: number | undefined } | null>(null);
  // If the details have changed meanwhile, they have to be requested again.
  const whole = shown && shown.version === person.details_version ? shown.whole : null;
  const details = { ...person, ...whole };

  async function ask() {
    const answer = await show.run({ body: { id: person.id } });
    setShown(answer.ok ? { whole: answer.value, version: person.details_version } : null);
  }

  return (
    <>
      <Card title={contractor.personal}>
        <Facts facts={PERSONAL.map((field) => [fields[field], formatDetailValue(field, details[field])] as const)} />
      </Card>
      <Card title={contractor.bank}>
        <Facts facts={BANK.map((field) => [fields[field], formatDetailValue(field, details[field])] as const)} />
        <p className="ma-hint">{onRequest.audited}</p>
        {show.error && <Notice tone="danger">{getMessage(show.error)}</Notice>}
        <div className="ma-actions">
          {whole ? (
            <Button variant="secondary" onClick={() => setShown(null)}>
              {onRequest.hideBank}
            </Button>
          ) : (
            <Button variant="secondary" busy={show.busy} onClick={ask}>
              {onRequest.bank}
            </Button>
          )}
        </div>
      </Card>
    </>
  );
}

/** Content below the verification. Waits for the verified documents, because the height above depends on them. */
function BelowVerification({ userID, children }: { userID: string; children: ReactNode }) {
  const { isFetched } = useCall(getPersonCompliance, { params: { user_id: userID } });
  return <Revealed when={isFetched}>{children}</Revealed>;
}

/** Their data, the documents that they registered with, and the decision about them. */
function Profile({ person }: { person: ContractorDetail }) {
  return (
    <>
      <PersonDetails person={person} />
      <EditPerson person={person} />
      <Checklist person={person} />
      <BelowVerification userID={person.id}>
        <Refusal person={person} />
        <LoginHelp person={person} />
        <Removal person={person} />
      </BelowVerification>
    </>
  );
}

/** Loads messages only when the tab is chosen, because opening them marks them as read. */
function PersonMessages({ userId }: { userId: string }) {
  const [current] = useUrlTab(['profile', 'messages']);
  return current === 'messages' && <ThreadPart kind="person" id={userId} />;
}

export default function SubContractorScreen() {
  const { userID = '' } = useParams();
  const query = useCall(getContractor, { params: { userID } });
  return (
    <QueryState query={query} list={{ to: '/admin/sub-contractors', label: contractors.title }}>
      {(person) => (
        <>
          <PersonHeader person={person} />
          <PersonFacts person={person} />
          <UrlTabs
            key={person.id}
            label={personTabs.label}
            tabs={[
              { id: 'profile', label: personTabs.profile, content: <Profile person={person} /> },
              { id: 'shifts', label: personTabs.shifts, content: <JobsAndShifts userId={person.id} /> },
              { id: 'earnings', label: personTabs.earnings, content: <HoursAndEarnings userId={person.id} /> },
              { id: 'documents', label: personTabs.documents, content: <DocumentsAndExpiry userId={person.id} /> },
              { id: 'messages', label: personTabs.messages, content: <PersonMessages userId={person.id} /> },
            ]}
          />
        </>
      )}
    </QueryState>
  );
}
