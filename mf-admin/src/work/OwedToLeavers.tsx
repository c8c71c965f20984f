import { listOwedToLeavers, type OwedToLeaver, settleOwed } from '@cleaning/contracts';
import {
  Button,
  businessToday,
  Card,
  DateField,
  formatMoney,
  formatWeekdayDate,
  Money,
  Notice,
  QueryState,
  Table,
  useConfirm,
} from '@cleaning/ui';
import { getMessage, showToast, useAction, useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { leavers as texts } from './texts';

const LEAVERS = 'leavers';

const dayOrNever = (day: string) => (day === '' ? texts.never : formatWeekdayDate(day));

interface PaymentProps {
  person: OwedToLeaver;
  busy: boolean;
  onPaid: (person: OwedToLeaver, paidOn: string) => void;
}

function Payment({ person, busy, onPaid }: PaymentProps) {
  const [paidOn, setPaidOn] = useState(businessToday());
  if (person.approved === '0.00') return person.waiting === '0.00' ? texts.byRun : texts.decideFirst;
  return (
    <form
      className="ma-inline-form"
      onSubmit={(event) => {
        event.preventDefault();
        onPaid(person, paidOn);
      }}
    >
      <DateField
        label={texts.paidOn}
        aria-label={texts.paidOnLabel(person.user_name)}
        required
        max={businessToday()}
        value={paidOn}
        onChange={setPaidOn}
      />
      <Button type="submit" busy={busy} aria-label={texts.settleLabel(person.user_name)}>
        {texts.settle}
      </Button>
    </form>
  );
}

/** Not rendered while no person who has left is owed money. */
export function OwedToLeavers() {
  const confirm = useConfirm();
  const query = useCall(listOwedToLeavers);
  const settle = useAction(settleOwed);

  async function paid({ user_id, user_name, approved: amount }: OwedToLeaver, paid_on: string) {
    const sum = formatMoney(amount);
    const question = texts.confirm(sum, user_name, formatWeekdayDate(paid_on));
    if (!(await confirm(question, { confirmLabel: texts.settle }))) return;
    // A refusal is shown from `settle.error`.
    const done = await settle.run({ body: { user_id, amount, paid_on } });
    if (done.ok) showToast(texts.done(sum, user_name));
  }

  return (
    <QueryState query={query}>
      {(people) =>
        (people.length > 0 || settle.error) && (
          <div id={LEAVERS} className="ma-leavers">
            <Card title={texts.title}>
              {settle.error && <Notice tone="danger">{getMessage(settle.error)}</Notice>}
              <Table
                caption={texts.title}
                captionHidden
                rows={people}
                rowKey={(person) => person.user_id}
                empty={texts.never}
                columns={[
                  { header: texts.name, phone: 'title', cell: (person) => person.user_name },
                  { header: texts.lastWorked, phone: 'meta', cell: (person) => dayOrNever(person.last_worked_on) },
                  { header: texts.lastPaid, cell: (person) => dayOrNever(person.last_paid_on) },
                  { header: texts.waiting, align: 'end', cell: (person) => <Money value={person.waiting} /> },
                  {
                    header: texts.adjustments,
                    align: 'end',
                    cell: (person) => <Money value={person.adjustments} />,
                  },
                  {
                    header: texts.approved,
                    phone: 'end',
                    align: 'end',
                    cell: (person) => <Money value={person.approved} />,
                  },
                  {
                    header: texts.action,
                    cell: (person) => <Payment person={person} busy={settle.busy} onPaid={paid} />,
                  },
                ]}
              />
            </Card>
          </div>
        )
      }
    </QueryState>
  );
}

/** To `OwedToLeavers`, which stands below the list. Nothing while nobody is owed money. */
export function LeaversLink() {
  const people = useCall(listOwedToLeavers).data ?? [];
  if (people.length === 0) return null;
  return <a href={`#${LEAVERS}`}>{texts.jump(people.length)}</a>;
}
