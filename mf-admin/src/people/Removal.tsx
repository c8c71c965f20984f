import { type ContractorDetail, removeSubContractor } from '@cleaning/contracts';
import { Button, Card, Notice, useConfirm, useNavigateWithoutAsking } from '@cleaning/ui';
import { getMessage, showToast, useAction } from '@cleaning/ui/app';
import { contractor } from './texts';

/** Removes the person after a question, then opens the list. */
export function Removal({ person }: { person: ContractorDetail }) {
  const confirm = useConfirm();
  const navigate = useNavigateWithoutAsking();
  const removal = useAction(removeSubContractor, { leaves: true });

  async function remove() {
    const question = contractor.confirmRemove(person.name);
    if (!(await confirm(question, { confirmLabel: contractor.remove, danger: true }))) return;
    const answer = await removal.run({ params: { userID: person.id } });
    if (!answer.ok) return;
    showToast(contractor.removed(person.name));
    navigate('/admin/sub-contractors', { replace: true });
  }

  return (
    <Card title={contractor.removal}>
      <p className="ma-hint">{contractor.removalLead}</p>
      {removal.error && <Notice tone="danger">{getMessage(removal.error)}</Notice>}
      <div className="ma-actions">
        <Button variant="secondary" busy={removal.busy} onClick={remove}>
          {contractor.remove}
        </Button>
      </div>
    </Card>
  );
}
