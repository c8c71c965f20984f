import { type ApiKeyRow, listApiKeys, revokeApiKey } from '@cleaning/contracts';
import { Badge, Button, Card, formatInstant, Notice, PageHeader, QueryState, Table, useConfirm } from '@cleaning/ui';
import { getMessage, showToast, useAction, useCall } from '@cleaning/ui/app';
import { NewApiKey } from './NewApiKey';
import { scopeNames, apiKeys as texts } from './texts';

const TONES = { open: 'ok', expired: 'warn', revoked: 'neutral' } as const;

const formatLastUse = ({ last_used_at, last_used_from }: ApiKeyRow) =>
  last_used_at ? texts.usedFrom(formatInstant(last_used_at), last_used_from) : texts.never;

/** The keys by which programs use the calls. */
export default function ApiKeysScreen() {
  const query = useCall(listApiKeys);
  const revocation = useAction(revokeApiKey);
  const confirm = useConfirm();

  async function revoke({ id, name }: ApiKeyRow) {
    if (!(await confirm(texts.confirmRevoke(name), { confirmLabel: texts.revoke, danger: true }))) return;
    if ((await revocation.run({ body: { id } })).ok) showToast(texts.isRevoked(name));
  }

  const renderAction = (row: ApiKeyRow) =>
    row.state === 'open' && (
      <Button
        variant="danger"
        busy={revocation.busy}
        aria-label={texts.revokeLabel(row.name)}
        onClick={() => revoke(row)}
      >
        {texts.revoke}
      </Button>
    );

  return (
    <>
      <PageHeader title={texts.title} />
      <Card>
        <p className="ma-hint">
          {texts.lead} <a href="/api/docs/">{texts.docs}</a>
        </p>
        {revocation.error && <Notice tone="danger">{getMessage(revocation.error)}</Notice>}
        <QueryState query={query}>
          {(rows) => (
            <Table
              caption={texts.caption}
              captionHidden
              rows={rows}
              rowKey={({ id }) => id}
              empty={texts.empty}
              columns={[
                { header: texts.name, phone: 'title', cell: ({ name }) => name },
                {
                  header: texts.scopes,
                  cell: ({ scopes }) => scopes.map((scope) => scopeNames[scope]).join(', '),
                },
                {
                  header: texts.networks,
                  phone: 'hidden',
                  cell: ({ networks }) => networks.join(', ') || texts.anyNetwork,
                },
                { header: texts.lastUsed, phone: 'meta', cell: formatLastUse },
                { header: texts.expires, phone: 'meta', cell: ({ expires_at }) => formatInstant(expires_at) },
                {
                  header: texts.state,
                  phone: 'end',
                  cell: ({ state }) => <Badge tone={TONES[state]}>{texts.states[state]}</Badge>,
                },
                { header: texts.action, cell: renderAction },
              ]}
            />
          )}
        </QueryState>
      </Card>
      <NewApiKey />
    </>
  );
}
