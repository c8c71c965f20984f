import {
  acceptRequest,
  addDays,
  addOrRemoveUser,
  type EnrolledPerson,
  getRequests,
  HOURS_AHEAD_DAYS,
  type JobKind,
  type RequestRow,
  rejectRequest,
} from '@cleaning/contracts';
import { Button, Card, getBusinessToday, Notice, QueryState, SelectField, Table, useConfirm } from '@cleaning/ui';
import { getMessage, Link, showToast, useAction, useCall } from '@cleaning/ui/app';
import { resetToSaved, SaveForm } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { HoursWarnings } from '../compliance/HoursWarnings';
import { useHoursQuestion } from '../compliance/useHoursQuestion';
import { getSelectableCall } from '../desk/jobPaths';
import { useInsistingAction } from '../desk/overlaps';
import { enrolled, requests } from './texts';

const NOBODY = { person: '' };

/** A refused assignment keeps the choice. Without a choice, the button does nothing. */
function AssignPerson({ kind, jobId }: { kind: JobKind; jobId: string }) {
  const selectable = useCall(getSelectableCall(kind), { body: { jobID: jobId } });
  const add = useInsistingAction(addOrRemoveUser);
  const form = useForm({ defaultValues: NOBODY });
  const chosen = form.watch('person');
  const people = selectable.data ?? [];
  const findName = (person: string) => people.find(({ id }) => id === person)?.name;

  async function send({ person }: typeof NOBODY) {
    const name = findName(person);
    if (name === undefined) return undefined;
    return add.run({ body: { id: jobId, method: 'add', added_id: person, added_name: name } });
  }

  return (
    <SaveForm
      form={form}
      action={add}
      send={send}
      saved={(_, { person }) => enrolled.added(findName(person) ?? '')}
      // The next person may be chosen already, because the answer waits for the refetched lists.
      onSaved={(_, typed) => resetToSaved(form, typed, NOBODY)}
      asksBeforeLeaving={false}
      refusal={getMessage(add.error)}
      submitLabel={enrolled.add}
      className="ma-inline-form"
    >
      <SelectField
        label={enrolled.allUsers}
        placeholder={enrolled.choose}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        {...form.register('person')}
      />
      {chosen !== '' && (
        <HoursWarnings
          from={getBusinessToday()}
          until={addDays(getBusinessToday(), HOURS_AHEAD_DAYS)}
          personId={chosen}
          joinJobId={jobId}
        />
      )}
      {selectable.error && <Notice tone="danger">{getMessage(selectable.error)}</Notice>}
    </SaveForm>
  );
}

interface EnrolledSectionProps {
  kind: JobKind;
  jobId: string;
  people: EnrolledPerson[];
}

export function EnrolledSection({ kind, jobId, people }: EnrolledSectionProps) {
  const confirm = useConfirm();
  const removal = useAction(addOrRemoveUser);

  async function remove({ id, name }: EnrolledPerson) {
    if (!(await confirm(enrolled.confirmRemove(name), { confirmLabel: enrolled.remove, danger: true }))) return;
    // A refusal is shown from `removal.error`.
    const body = { id: jobId, method: 'remove', added_id: id, added_name: name } as const;
    if ((await removal.run({ body })).ok) showToast(enrolled.removed(name));
  }

  return (
    <Card title={enrolled.title}>
      <Table
        caption={enrolled.caption}
        captionHidden
        rows={people}
        rowKey={(person) => person.id}
        empty={enrolled.empty}
        rowLink={(person) => `/admin/sub-contractors/${person.id}`}
        columns={[
          {
            header: enrolled.name,
            phone: 'title',
            phoneCell: (person) => person.name,
            cell: (person) => <Link to={`/admin/sub-contractors/${person.id}`}>{person.name}</Link>,
          },
          {
            header: enrolled.action,
            phone: 'action',
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
      {removal.error && <Notice tone="danger">{getMessage(removal.error)}</Notice>}
      <HoursWarnings from={getBusinessToday()} until={addDays(getBusinessToday(), HOURS_AHEAD_DAYS)} jobId={jobId} />
      <AssignPerson kind={kind} jobId={jobId} />
    </Card>
  );
}

export function RequestsSection({ jobId }: { jobId: string }) {
  const query = useCall(getRequests, { body: { job_id: jobId } });
  const accept = useInsistingAction(acceptRequest);
  const reject = useAction(rejectRequest);
  const hours = useHoursQuestion(jobId);
  const busy = accept.busy || reject.busy || hours.busy;
  // A refusal is shown from the action's error.
  const decide = async ({ row_id, user_id, user_name }: RequestRow, method: 'accept' | 'reject') => {
    accept.clear();
    reject.clear();
    if (method === 'accept' && !(await hours.ask(user_id, requests.acceptAnyway))) return;
    const sent =
      method === 'accept'
        ? await accept.run({ body: { job_id: jobId, user_id, row_id } })
        : await reject.run({ body: { row_id } });
    if (!sent.ok) return;
    showToast(method === 'accept' ? requests.accepted(user_name) : requests.rejected(user_name));
  };
  const error = accept.error ?? reject.error;
  return (
    <Card title={requests.title}>
      {error && <Notice tone="danger">{getMessage(error)}</Notice>}
      <QueryState query={query}>
        {(rows) => (
          <Table
            caption={requests.caption}
            captionHidden
            rows={rows.map((row, index) => ({ ...row, number: index + 1 }))}
            rowKey={(row) => row.row_id}
            empty={requests.empty}
            rowLink={(row) => `/admin/sub-contractors/${row.user_id}`}
            columns={[
              { header: requests.number, cell: (row) => row.number },
              { header: requests.userName, phone: 'title', cell: (row) => row.user_name },
              {
                header: requests.decision,
                phone: 'action',
                cell: (row) => (
                  <span className="ma-actions">
                    <Button
                      busy={busy}
                      aria-label={`${requests.accept} ${row.user_name}`}
                      onClick={() => decide(row, 'accept')}
                    >
                      {requests.accept}
                    </Button>
                    <Button
                      variant="danger"
                      busy={busy}
                      aria-label={`${requests.reject} ${row.user_name}`}
                      onClick={() => decide(row, 'reject')}
                    >
                      {requests.reject}
                    </Button>
                  </span>
                ),
              },
            ]}
          />
        )}
      </QueryState>
    </Card>
  );
}
