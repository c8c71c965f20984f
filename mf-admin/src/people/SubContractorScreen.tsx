import {
  type ContractorDetail,
  getContractor,
  removeSubContractor,
  searchPeople,
  showBankDetails,
  verifyUser,
} from '@cleaning/contracts';
import { Badge, Button, Card, Facts, LinkButton, Notice, PageHeader, QueryState, useConfirm } from '@cleaning/ui';
import { messageOf, showToast, useAction, useCall, useNavigate, useParams } from '@cleaning/ui/app';
import { useState } from 'react';
import { DESK_REFETCH_MS } from '../desk/desk';
import { DocumentsSection } from './Documents';
import { contractor, contractors, fields, onRequest } from './texts';

/** Whether the person may work, and the buttons that change it. */
function Standing({ person }: { person: ContractorDetail }) {
  const confirm = useConfirm();
  const navigate = useNavigate();
  const verification = useAction(verifyUser, { refreshes: [getContractor, searchPeople] });
  const removal = useAction(removeSubContractor);
  const isVerified = person.verified === 'true';

  const verify = () =>
    verification.run({ body: { id: person.id, method: isVerified ? 'disprove' : 'approve' } }).catch(() => null);

  async function remove() {
    const question = contractor.confirmRemove(person.name);
    if (!(await confirm(question, { confirmLabel: contractor.remove, danger: true }))) return;
    const answer = await removal.run({ params: { userID: person.id } }).catch(() => null);
    if (!answer) return;
    showToast(contractor.removed(person.name));
    navigate('/admin/sub-contractors', { replace: true });
  }

  const error = verification.error ?? removal.error;
  return (
    <Card title={contractor.standing}>
      <p role="status">
        {isVerified ? (
          <Badge tone="ok">{contractors.verified}</Badge>
        ) : (
          <Badge tone="warn">{contractors.notVerified}</Badge>
        )}
      </p>
      {error && <Notice tone="danger">{messageOf(error)}</Notice>}
      <div className="ma-actions">
        <Button variant={isVerified ? 'secondary' : 'primary'} busy={verification.busy} onClick={verify}>
          {isVerified ? contractor.disprove : contractor.verify}
        </Button>
        <Button variant="danger" busy={removal.busy} onClick={remove}>
          {contractor.remove}
        </Button>
      </div>
    </Card>
  );
}

const PERSONAL = ['name', 'email', 'address', 'zip_code', 'contact_no', 'abn', 'passport_number'] as const;
const BANK = ['bank_name', 'account_type', 'account_name', 'account_number', 'bsb'] as const;
type Whole = Pick<ContractorDetail, 'passport_number' | (typeof BANK)[number]>;

/**
 * Passport and bank numbers are masked. The whole ones are fetched by the button, since each showing is in the audit log, and kept
 * only while this page is open.
 */
function PersonDetails({ person }: { person: ContractorDetail }) {
  const show = useAction(showBankDetails);
  const [whole, setWhole] = useState<Whole | null>(null);
  const details = { ...person, ...whole };

  async function ask() {
    setWhole(await show.run({ body: { id: person.id } }).catch(() => null));
  }

  return (
    <>
      <Card title={contractor.personal}>
        <Facts facts={PERSONAL.map((field) => [fields[field], details[field]] as const)} />
      </Card>
      <Card title={contractor.bank}>
        <Facts facts={BANK.map((field) => [fields[field], details[field]] as const)} />
        <p className="ma-hint">{onRequest.audited}</p>
        {show.error && <Notice tone="danger">{messageOf(show.error)}</Notice>}
        <div className="ma-actions">
          {whole ? (
            <Button variant="secondary" onClick={() => setWhole(null)}>
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

export default function SubContractorScreen() {
  const { userID = '' } = useParams();
  const query = useCall(getContractor, { params: { userID }, refetchInterval: DESK_REFETCH_MS });
  return (
    <QueryState query={query}>
      {(person) => (
        <>
          <PageHeader
            title={person.name}
            back={{ to: '/admin/sub-contractors', label: contractor.goBack }}
            actions={
              <>
                <LinkButton variant="secondary" to={`/admin/plan?by=person&person=${person.id}`}>
                  {contractor.plan}
                </LinkButton>
                <LinkButton variant="secondary" to={`/admin/audit-log?subject_id=${person.id}`}>
                  {contractor.history}
                </LinkButton>
              </>
            }
          />
          <Standing person={person} />
          <PersonDetails key={person.id} person={person} />
          <DocumentsSection paths={person} />
        </>
      )}
    </QueryState>
  );
}
