import {
  type ContractorDetail,
  getContractor,
  removeSubContractor,
  searchPeople,
  verifyUser,
} from '@cleaning/contracts';
import { Badge, Button, Card, Notice, useConfirm } from '@cleaning/ui';
import { messageOf, showToast, useAction, useNavigate } from '@cleaning/ui/app';
import { contractor, contractors } from '../texts';

/** Whether the person may work, and the buttons that change it. Refusals are shown from the actions' errors. */
export function Standing({ person }: { person: ContractorDetail }) {
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
