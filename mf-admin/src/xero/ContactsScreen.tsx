import { confirmXeroContacts, formatAbn, listXeroContacts, type XeroContactRow } from '@cleaning/contracts';
import { Badge, Button, type Column, Menu, MenuButton, Notice, type Tone, useConfirm } from '@cleaning/ui';
import { getMessage, showToast, useAction } from '@cleaning/ui/app';
import { useMemo, useState } from 'react';
import { buildChoiceFilter } from '../desk/list/filters';
import { ListScreen } from '../desk/list/ListScreen';
import { ContactChanges } from './ContactChanges';
import { ContactSheet } from './ContactSheet';
import { contacts as texts } from './texts';

const TONES: Readonly<Record<XeroContactRow['state'], Tone>> = {
  linked: 'ok',
  'to-create': 'ok',
  proposed: 'warn',
  several: 'warn',
  new: 'warn',
};

const FILTERS = {
  state: buildChoiceFilter({ label: texts.state, choices: texts.states, initial: 'open' }),
  kind: buildChoiceFilter({ label: texts.kind, choices: texts.kinds, initial: 'all' }),
};

/** Whether it can be confirmed as shown: with the match, or as a new contact. */
const isClear = ({ state }: XeroContactRow): boolean => state === 'proposed' || state === 'new';
/** Body of the confirmation: the shown contact, or that Xero has none. */
const toConfirmed = ({ kind, id, state, contact }: XeroContactRow) => ({
  kind,
  id,
  contact_id: state === 'proposed' ? (contact?.id ?? '') : '',
});

function Contact({ row: { state, contact, matched_by } }: { row: XeroContactRow }) {
  return (
    <>
      <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
      {contact && (
        <div>{[contact.name, contact.email, texts.matchedBy[matched_by]].filter((part) => part !== '').join(', ')}</div>
      )}
    </>
  );
}

function Actions({ row, onPick }: { row: XeroContactRow; onPick: (row: XeroContactRow) => void }) {
  const { name, state, contact } = row;
  const confirmation = useAction(confirmXeroContacts);
  const confirm = useConfirm();

  async function save(contact_id: string) {
    const { kind, id } = row;
    const done = await confirmation.run({ body: { contacts: [{ kind, id, contact_id }] } });
    if (done.ok) showToast(texts.confirmed(1));
  }
  async function create() {
    if (await confirm(texts.confirmCreate(name), { confirmLabel: texts.create })) await save('');
  }

  return (
    <>
      <div className="ma-actions">
        {state === 'proposed' && contact && (
          <Button
            variant="secondary"
            busy={confirmation.busy}
            aria-label={texts.confirmLabel(name, contact.name)}
            onClick={() => void save(contact.id)}
          >
            {texts.confirm}
          </Button>
        )}
        <Menu label={texts.moreFor(name)} className="ui-button ui-button--ghost" button={texts.more}>
          <MenuButton onClick={() => onPick(row)}>{texts.pick}</MenuButton>
          {state !== 'to-create' && <MenuButton onClick={create}>{texts.create}</MenuButton>}
        </Menu>
      </div>
      {confirmation.error && <Notice tone="danger">{getMessage(confirmation.error)}</Notice>}
    </>
  );
}

const buildColumns = (onPick: (row: XeroContactRow) => void): readonly Column<XeroContactRow>[] => [
  { header: texts.name, phone: 'title', cell: ({ name }) => name },
  { header: texts.kind, phone: 'hidden', cell: ({ kind }) => texts.kindOfOne[kind] },
  {
    header: texts.details,
    phone: 'hidden',
    cell: ({ abn, email }) => [formatAbn(abn), email].filter((part) => part !== '').join(', '),
  },
  { header: texts.contact, phone: 'meta', cell: (row) => <Contact row={row} /> },
  { header: texts.waiting, phone: 'end', align: 'end', cell: ({ waiting }) => waiting },
  {
    header: texts.action,
    headerHidden: true,
    phone: 'action',
    cell: (row) => <Actions row={row} onPick={onPick} />,
  },
];

interface ConfirmManyProps {
  rows: readonly XeroContactRow[];
  onDone: () => void;
}

function ConfirmMany({ rows, onDone }: ConfirmManyProps) {
  const confirmation = useAction(confirmXeroContacts);
  const confirm = useConfirm();
  async function press() {
    const matched = rows.filter(({ state }) => state === 'proposed').length;
    const question = texts.confirmManyAsked(matched, rows.length - matched);
    if (!(await confirm(question, { confirmLabel: texts.confirmMany(rows.length) }))) return;
    const done = await confirmation.run({ body: { contacts: rows.map(toConfirmed) } });
    if (!done.ok) return;
    showToast(texts.confirmed(rows.length));
    onDone();
  }
  return (
    <>
      <Button busy={confirmation.busy} onClick={() => void press()}>
        {texts.confirmMany(rows.length)}
      </Button>
      {confirmation.error && <Notice tone="danger">{getMessage(confirmation.error)}</Notice>}
    </>
  );
}

/** Xero contact of each client and sub-contractor. */
export default function ContactsScreen() {
  const [picking, setPicking] = useState<XeroContactRow | null>(null);
  const columns = useMemo(() => buildColumns(setPicking), []);
  return (
    <ListScreen
      title={texts.title}
      lead={texts.lead}
      above={() => <ContactChanges />}
      name="xero-contacts"
      caption={texts.caption}
      call={listXeroContacts}
      input={({ text, paging, filters }) => ({ body: { text, ...paging, ...filters } })}
      columns={columns}
      rowKey={({ kind, id }) => `${kind} ${id}`}
      search={texts.search}
      filters={FILTERS}
      bulk={{
        label: ({ name }) => texts.chooseRow(name),
        canChoose: isClear,
        actions: (rows, chooseNone) => <ConfirmMany rows={rows} onDone={chooseNone} />,
      }}
      empty={{ text: texts.empty }}
      none={texts.none}
    >
      {picking && <ContactSheet row={picking} onClose={() => setPicking(null)} />}
    </ListScreen>
  );
}
