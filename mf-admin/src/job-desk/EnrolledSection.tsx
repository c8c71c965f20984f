import { addOrRemoveUser, type EnrolledPerson, type JobKind } from '@cleaning/contracts';
import { Button, Card, Notice, Table, useConfirm } from '@cleaning/ui';
import { messageOf, useAction } from '@cleaning/ui/app';
import { enrolled } from '../texts';
import { AssignPerson } from './AssignPerson';
import { DESK_READS } from './deskReads';

interface EnrolledSectionProps {
  kind: JobKind;
  jobId: string;
  people: EnrolledPerson[];
}

export function EnrolledSection({ kind, jobId, people }: EnrolledSectionProps) {
  const confirm = useConfirm();
  const removal = useAction(addOrRemoveUser, { refreshes: DESK_READS });

  async function remove({ id, name }: EnrolledPerson) {
    if (!(await confirm(enrolled.confirmRemove(name), { confirmLabel: enrolled.remove, danger: true }))) return;
    // A refusal is shown from `removal.error`.
    await removal.run({ body: { id: jobId, method: 'remove', added_id: id, added_name: name } }).catch(() => null);
  }

  return (
    <Card title={enrolled.title}>
      <Table
        caption={enrolled.caption}
        rows={people}
        rowKey={(person) => person.id}
        empty={enrolled.empty}
        columns={[
          { header: enrolled.name, cell: (person) => person.name },
          {
            header: enrolled.action,
            cell: (person) => (
              <Button
                variant="danger"
                busy={removal.busy}
                aria-label={`${enrolled.remove} ${person.name}`}
                onClick={() => remove(person)}
              >
                {enrolled.remove}
              </Button>
            ),
          },
        ]}
      />
      {removal.error && <Notice tone="danger">{messageOf(removal.error)}</Notice>}
      <AssignPerson kind={kind} jobId={jobId} />
    </Card>
  );
}
