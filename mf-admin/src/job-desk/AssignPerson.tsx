import { addOrRemoveUser, type JobKind } from '@cleaning/contracts';
import { Button, Notice, SelectField } from '@cleaning/ui';
import { messageOf, useAction, useCall } from '@cleaning/ui/app';
import { type FormEvent, useState } from 'react';
import { enrolled } from '../texts';
import { DESK_READS, DESK_REFETCH_MS, selectableCall } from './deskReads';

/** The choice is kept when the assignment is refused. Without a choice the button does nothing (spec point 5). */
export function AssignPerson({ kind, jobId }: { kind: JobKind; jobId: string }) {
  const selectable = useCall(selectableCall(kind), { body: { jobID: jobId }, refetchInterval: DESK_REFETCH_MS });
  const add = useAction(addOrRemoveUser, { refreshes: DESK_READS });
  const [chosen, setChosen] = useState('');
  const people = selectable.data ?? [];

  async function submit(event: FormEvent) {
    event.preventDefault();
    const person = people.find(({ id }) => id === chosen);
    if (!person) return;
    const body = { id: jobId, method: 'add', added_id: person.id, added_name: person.name } as const;
    const answer = await add.run({ body }).catch(() => null);
    if (answer) setChosen('');
  }

  return (
    <form onSubmit={submit} className="ma-inline-form">
      <SelectField
        label={enrolled.allUsers}
        placeholder={enrolled.choose}
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      />
      <Button type="submit" busy={add.busy}>
        {enrolled.add}
      </Button>
      {selectable.error && <Notice tone="danger">{messageOf(selectable.error)}</Notice>}
      {add.error && <Notice tone="danger">{messageOf(add.error)}</Notice>}
    </form>
  );
}
