import { type ReceivableRow, sendReminder } from '@cleaning/contracts';
import { Button, LinkButton, useConfirm } from '@cleaning/ui';
import { getMessage, useAction, useCurrentUser } from '@cleaning/ui/app';
import { useRef, useState } from 'react';
import { v4 } from 'uuid';
import type { LeftRow } from '../desk/list/BulkOutcome';
import { remindChosen as texts } from './reminderTexts';

export interface Reminded {
  readonly sent: number;
  readonly left: readonly LeftRow[];
}

interface RemindChosenProps {
  rows: readonly ReceivableRow[];
  onDone: (reminded: Reminded) => void;
}

/** Sends each chosen client their due reminder, one after the other. */
export function RemindChosen({ rows, onDone }: RemindChosenProps) {
  const confirm = useConfirm();
  const send = useAction(sendReminder);
  const { mail_reaches_people: canMail = true } = useCurrentUser();
  const [done, setDone] = useState<number | null>(null);
  // Keeps a key until its call is answered: after a lost answer, another press doesn't send twice.
  const keys = useRef(new Map<string, string>());
  const getKey = (clientId: string): string => {
    const key = keys.current.get(clientId) ?? v4();
    keys.current.set(clientId, key);
    return key;
  };

  async function press() {
    const names = rows.map(({ client_name }) => client_name);
    if (!(await confirm(texts.question(names), { confirmLabel: texts.send(rows.length) }))) return;
    const left: LeftRow[] = [];
    for (const [index, { client_id, client_name }] of rows.entries()) {
      setDone(index);
      const sent = await send.run({ body: { id: getKey(client_id), client_id } });
      if (sent.ok) keys.current.delete(client_id);
      else left.push({ id: client_id, name: client_name, msg: getMessage(sent.error) });
    }
    setDone(null);
    onDone({ sent: rows.length - left.length, left });
  }

  if (!canMail)
    return (
      <LinkButton variant="secondary" to="/admin/mail">
        {texts.setUpMail}
      </LinkButton>
    );
  return (
    <Button busy={done !== null} onClick={press}>
      {done === null ? texts.send(rows.length) : texts.progress(done, rows.length)}
    </Button>
  );
}
