import { listWebhooks, removeWebhook, switchWebhook, testWebhook, type WebhookRow } from '@cleaning/contracts';
import {
  Badge,
  Card,
  formatInstant,
  LinkButton,
  Menu,
  MenuButton,
  Notice,
  PageHeader,
  QueryState,
  Table,
  useConfirm,
} from '@cleaning/ui';
import { getMessage, showToast, useAction, useCall } from '@cleaning/ui/app';
import { NewWebhook } from './NewWebhook';
import { areaNames, webhooks as texts } from './texts';

const TONES = { on: 'ok', off: 'neutral', failed: 'danger', gone: 'danger' } as const;

function State({ row: { state, failing_since } }: { row: WebhookRow }) {
  if (state === 'on' && failing_since)
    return <Badge tone="warn">{texts.failingSince(formatInstant(failing_since))}</Badge>;
  return <Badge tone={TONES[state]}>{texts.states[state]}</Badge>;
}

/** Addresses of programs that receive events. */
export default function WebhooksScreen() {
  const query = useCall(listWebhooks);
  const test = useAction(testWebhook);
  const change = useAction(switchWebhook);
  const removal = useAction(removeWebhook);
  const confirm = useConfirm();

  async function sendTest({ id }: WebhookRow) {
    if ((await test.run({ body: { id } })).ok) showToast(texts.tested);
  }
  async function switchOff({ id, url }: WebhookRow) {
    if (!(await confirm(texts.confirmOff(url), { confirmLabel: texts.switchOff }))) return;
    await change.run({ body: { id, state: 'off' } });
  }
  async function remove({ id, url }: WebhookRow) {
    if (!(await confirm(texts.confirmRemove(url), { confirmLabel: texts.remove, danger: true }))) return;
    if ((await removal.run({ body: { id } })).ok) showToast(texts.removed);
  }

  const renderAction = (row: WebhookRow) => (
    <div className="ma-actions">
      <LinkButton variant="secondary" to={`/admin/webhooks/${row.id}`} aria-label={texts.logLabel(row.url)}>
        {texts.log}
      </LinkButton>
      <Menu label={texts.moreLabel(row.url)} className="ui-button ui-button--ghost" button={texts.more}>
        {row.state === 'on' ? (
          <>
            <MenuButton onClick={() => sendTest(row)}>{texts.test}</MenuButton>
            <MenuButton onClick={() => switchOff(row)}>{texts.switchOff}</MenuButton>
          </>
        ) : (
          <MenuButton onClick={() => change.run({ body: { id: row.id, state: 'on' } })}>{texts.switchOn}</MenuButton>
        )}
        <MenuButton onClick={() => remove(row)}>{texts.remove}</MenuButton>
      </Menu>
    </div>
  );

  const error = test.error ?? change.error ?? removal.error;
  return (
    <>
      <PageHeader title={texts.title} />
      <Card>
        <p className="ma-hint">
          {texts.lead} <a href="/api/docs/">{texts.docs}</a>
        </p>
        {error && <Notice tone="danger">{getMessage(error)}</Notice>}
        <QueryState query={query}>
          {(rows) => (
            <Table
              caption={texts.caption}
              captionHidden
              rows={rows}
              rowKey={({ id }) => id}
              empty={texts.empty}
              columns={[
                { header: texts.address, phone: 'title', cell: ({ url }) => url },
                {
                  header: texts.areas,
                  phone: 'meta',
                  cell: ({ areas }) => areas.map((area) => areaNames[area]).join(', '),
                },
                { header: texts.state, phone: 'end', cell: (row) => <State row={row} /> },
                { header: texts.action, cell: renderAction },
              ]}
            />
          )}
        </QueryState>
      </Card>
      <NewWebhook />
    </>
  );
}
