import { listOwedToLeavers, type OwedToLeaver, settleOwed } from '@cleaning/contracts';
import {
  Card,
  DateField,
  formatMoney,
  formatWeekdayDate,
  getBusinessToday,
  Money,
  Notice,
  QueryState,
  Table,
  useConfirm,
} from '@cleaning/ui';
import { type Action, getMessage, useAction, useCall } from '@cleaning/ui/app';
import { PickedField, SaveForm, validateCall } from '@cleaning/ui/forms';
import { useForm } from 'react-hook-form';
import { leavers as texts } from './texts';

const LEAVERS = 'leavers';

interface Day {
  paid_on: string;
}

const formatDayOrNever = (day: string) => (day === '' ? texts.never : formatWeekdayDate(day));

interface PaymentProps {
  person: OwedToLeaver;
  /** Shared by the whole list, so that a refusal stays visible after its row has gone. */
  settle: Action<typeof settleOwed>;
}

function PaymentForm({ person: { user_id, user_name, approved: amount }, settle }: PaymentProps) {
  const confirm = useConfirm();
  const form = useForm({
    defaultValues: { paid_on: getBusinessToday() },
    resolver: validateCall<Day>(settleOwed, ({ paid_on }) => ({ user_id, amount, paid_on })),
  });
  const sum = formatMoney(amount);

  async function send({ paid_on }: Day) {
    const question = texts.confirm(sum, user_name, formatWeekdayDate(paid_on));
    if (!(await confirm(question, { confirmLabel: texts.settle }))) return undefined;
    return settle.run({ body: { user_id, amount, paid_on } });
  }

  return (
    <SaveForm
      form={form}
      action={settle}
      send={send}
      saved={texts.done(sum, user_name)}
      asksBeforeLeaving={false}
      refusal=""
      submitLabel={texts.settle}
      submitName={texts.settleLabel(user_name)}
      className="ma-inline-form"
    >
      <PickedField
        form={form}
        name="paid_on"
        as={DateField}
        label={texts.paidOn}
        aria-label={texts.paidOnLabel(user_name)}
        required
        max={getBusinessToday()}
      />
    </SaveForm>
  );
}

function Payment({ person, settle }: PaymentProps) {
  if (person.approved === '0.00') return person.waiting === '0.00' ? texts.byRun : texts.decideFirst;
  return <PaymentForm person={person} settle={settle} />;
}

/** Renders nothing unless a person who has left is owed money. */
export function OwedToLeavers() {
  const query = useCall(listOwedToLeavers);
  const settle = useAction(settleOwed);

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
                  {
                    header: texts.lastWorked,
                    phone: 'meta',
                    cell: (person) => formatDayOrNever(person.last_worked_on),
                  },
                  { header: texts.lastPaid, cell: (person) => formatDayOrNever(person.last_paid_on) },
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
                    cell: (person) => <Payment person={person} settle={settle} />,
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

/** Link to `OwedToLeavers` below the list. Renders nothing if nobody is owed money. */
export function LeaversLink() {
  const people = useCall(listOwedToLeavers).data ?? [];
  if (people.length === 0) return null;
  return <a href={`#${LEAVERS}`}>{texts.jump(people.length)}</a>;
}
