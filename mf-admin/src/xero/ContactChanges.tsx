import '../receivables/receivables.css';
import {
  formatAbn,
  listXeroContactChanges,
  settleXeroContactChange,
  type XeroContactChange,
} from '@cleaning/contracts';
import { Button, Card, formatInstant, Notice, Table } from '@cleaning/ui';
import { getMessage, Link, showToast, useAction, useCall } from '@cleaning/ui/app';
import { LoadError } from '../desk/LoadError';
import { changes as texts } from './texts';

type Difference = XeroContactChange['differences'][number];

const toText = (field: Difference['field'], value: string): string =>
  value === '' ? texts.nothing : field === 'abn' ? formatAbn(value) : value;

function Change({ change }: { change: XeroContactChange }) {
  const { client_id, client_name, changed_at, differences } = change;
  const settle = useAction(settleXeroContactChange);
  async function decide(take: boolean) {
    const done = await settle.run({ body: { client_id, changed_at, take } });
    if (done.ok) showToast(take ? texts.taken(client_name) : texts.kept(client_name));
  }
  return (
    <li>
      <h3>
        <Link to={`/admin/clients/${client_id}`}>{client_name}</Link>
      </h3>
      <p className="ma-hint">{texts.changed(formatInstant(changed_at))}</p>
      <Table
        caption={texts.caption(client_name)}
        captionHidden
        rows={differences}
        rowKey={({ field }) => field}
        empty=""
        columns={[
          { header: texts.field, cell: ({ field }) => texts.fields[field] },
          { header: texts.ours, cell: ({ field, ours }) => toText(field, ours) },
          { header: texts.theirs, cell: ({ field, xero }) => toText(field, xero) },
        ]}
      />
      {settle.error && <Notice tone="danger">{getMessage(settle.error)}</Notice>}
      <div className="ma-actions">
        <Button
          variant="secondary"
          busy={settle.busy}
          aria-label={texts.takeLabel(client_name)}
          onClick={() => void decide(true)}
        >
          {texts.take}
        </Button>
        <Button
          variant="ghost"
          busy={settle.busy}
          aria-label={texts.keepLabel(client_name)}
          onClick={() => void decide(false)}
        >
          {texts.keep}
        </Button>
      </div>
    </li>
  );
}

/** Clients whose contact has changed in Xero. Renders nothing if there are none. */
export function ContactChanges() {
  const query = useCall(listXeroContactChanges);
  const changes = query.data?.changes ?? [];
  return (
    <>
      <LoadError query={query} />
      {changes.length > 0 && (
        <Card title={texts.title}>
          <p className="ma-hint">{texts.lead}</p>
          <ul className="ma-entries">
            {changes.map((change) => (
              <Change key={change.client_id} change={change} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
