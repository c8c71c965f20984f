import {
  type CallAnswer,
  type CallBody,
  markReturned,
  type PayRunRow,
  type PayRunView,
  readReturnsFile,
} from '@cleaning/contracts';
import {
  Badge,
  Button,
  DateField,
  EmptyState,
  FileField,
  formatMoney,
  getBusinessToday,
  Money,
  Notice,
  Sheet,
  Table,
  TextField,
  toSentence,
  useConfirm,
  useIsWide,
  useWhileShown,
} from '@cleaning/ui';
import { showToast, useAction } from '@cleaning/ui/app';
import { bindFields, describeRefusal, PickedField, SaveForm, validateCall } from '@cleaning/ui/forms';
import { type FormEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { returns as texts } from './runTexts';

type Read = CallAnswer<typeof readReturnsFile>;
type Returned = Read['returned'][number];
type Returning = CallBody<typeof markReturned>;

/** Largest file that the call accepts, in characters. */
const MAX_CHARACTERS = 200_000;

function Mark({ payment, onMarked }: { payment: Returned; onMarked: () => void }) {
  const confirm = useConfirm();
  const mark = useAction(markReturned);
  const { run_id, user_id, name, amount, reason } = payment;
  async function press() {
    if (!(await confirm(texts.confirm(name, formatMoney(amount)), { confirmLabel: texts.mark }))) return;
    const body = { run_id, user_id, returned_on: getBusinessToday(), reason: reason.slice(0, 200) };
    // A refusal is shown from the action's error.
    if (!(await mark.run({ body })).ok) return;
    showToast(texts.marked(name));
    onMarked();
  }
  if (payment.known) return <Badge>{texts.known}</Badge>;
  if (user_id === '') return null;
  return (
    <>
      <Button variant="secondary" busy={mark.busy} aria-label={texts.markLabel(name)} onClick={press}>
        {texts.mark}
      </Button>
      {mark.error && <Notice tone="danger">{describeRefusal(mark.error)}</Notice>}
    </>
  );
}

function ReturnLines({ found, onMarked }: { found: Read; onMarked: (line: number) => void }) {
  return (
    <>
      {found.problems.length > 0 && (
        <Notice tone="warn">
          <ul>
            {found.problems.map(({ line, msg }) => (
              <li key={line}>{texts.line(line, msg)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {found.returned.length === 0 ? (
        <EmptyState text={texts.none} />
      ) : (
        <Table
          caption={texts.caption}
          rows={found.returned}
          rowKey={({ line }) => String(line)}
          empty={texts.none}
          columns={[
            {
              header: texts.person,
              phone: 'title',
              phoneCell: ({ name }) => name || texts.unknown,
              cell: ({ name }) => name || texts.unknown,
            },
            { header: texts.reason, phone: 'meta', cell: ({ reason }) => reason },
            { header: texts.amount, phone: 'end', align: 'end', cell: ({ amount }) => <Money value={amount} /> },
            {
              header: texts.standing,
              phone: 'action',
              cell: (payment) => (
                <span className="ma-stamp">
                  {!payment.certain && payment.user_id !== '' && <small>{texts.uncertain}</small>}
                  <Mark payment={payment} onMarked={() => onMarked(payment.line)} />
                </span>
              ),
            },
          ]}
        />
      )}
    </>
  );
}

/** Reads the bank's file of returned payments; each is marked by an admin. */
export function Returns({ onClose }: { onClose: () => void }) {
  const isWide = useIsWide();
  const read = useAction(readReturnsFile);
  const [file, setFile] = useState<File | null>(null);
  /** The chosen file, also while an answer is pending. */
  const chosen = useRef<File | null>(null);
  const [problem, setProblem] = useState('');
  const [found, setFound] = useState<Read | null>(null);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setFound(null);
    setProblem(file === null ? texts.chooseFile : file.size > MAX_CHARACTERS ? texts.tooLarge : '');
    if (!file || file.size > MAX_CHARACTERS) return;
    // Banks write one byte for each character.
    const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
    // A refusal is shown from the action's error.
    const answer = await read.run({ body: { text } });
    if (chosen.current === file) setFound(answer.ok ? answer.value : null);
  }

  const markKnown = (line: number) =>
    setFound(
      (before) =>
        before && {
          ...before,
          returned: before.returned.map((each) => (each.line === line ? { ...each, known: true } : each)),
        },
    );

  const wrongFile = read.error?.issues.find(({ field }) => field === 'text');

  return (
    <Sheet label={texts.title} side={isWide ? 'top' : 'bottom'} closeLabel={texts.close} onClose={onClose}>
      <form onSubmit={submit} noValidate className="ma-form">
        <p>{texts.lead}</p>
        <FileField
          label={texts.file}
          required
          error={problem || (wrongFile && toSentence(wrongFile.msg))}
          onChange={({ target }) => {
            chosen.current = target.files?.[0] ?? null;
            setFile(chosen.current);
            setFound(null);
          }}
        />
        {read.error && !wrongFile && <Notice tone="danger">{describeRefusal(read.error)}</Notice>}
        <Button type="submit" busy={read.busy}>
          {texts.read}
        </Button>
      </form>
      <div role="status">{found && <ReturnLines found={found} onMarked={markKnown} />}</div>
    </Sheet>
  );
}

interface MarkReturnedProps {
  run: PayRunView;
  row: PayRunRow;
  onClose: () => void;
}

/** Marks a payment as returned without a file from the bank. */
export function MarkReturned({ run, row, onClose }: MarkReturnedProps) {
  const close = useWhileShown(onClose);
  const isWide = useIsWide();
  const mark = useAction(markReturned);
  const form = useForm<Returning>({
    defaultValues: { run_id: run.id, user_id: row.user_id, returned_on: getBusinessToday(), reason: '' },
    resolver: validateCall<Returning>(markReturned),
  });
  const field = bindFields(form);
  return (
    <Sheet label={texts.cameBack(row.name)} side={isWide ? 'top' : 'bottom'} closeLabel={texts.close} onClose={onClose}>
      <SaveForm
        form={form}
        action={mark}
        send={(body) => mark.run({ body })}
        saved={texts.marked(row.name)}
        onSaved={close}
        submitLabel={texts.mark}
        className="ma-form"
      >
        <p>{texts.cameBackLead(row.name, formatMoney(row.to_pay))}</p>
        <PickedField
          form={form}
          name="returned_on"
          as={DateField}
          label={texts.returnedOn}
          required
          max={getBusinessToday()}
        />
        <TextField label={texts.reasonLabel} maxLength={200} {...field('reason')} />
      </SaveForm>
    </Sheet>
  );
}
