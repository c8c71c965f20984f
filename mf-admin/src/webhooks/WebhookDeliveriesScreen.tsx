import { listWebhookDeliveries, replayDelivery, type WebhookDelivery } from '@cleaning/contracts';
import { Badge, Button, Card, formatInstant, Notice, PageHeader, QueryState, Table } from '@cleaning/ui';
import { getMessage, showToast, useAction, useCall, useParams } from '@cleaning/ui/app';
import { deliveries as texts } from './texts';

const TONES = { waiting: 'warn', sending: 'neutral', delivered: 'ok', failed: 'danger' } as const;

const answerText = ({ status, error, duration_ms, response }: WebhookDelivery): string =>
  [status || error, duration_ms === null ? '' : texts.duration(duration_ms), response]
    .filter((part) => part !== '' && part !== null)
    .join(' · ');

/** Deliveries to one address, with its answers. */
export default function WebhookDeliveriesScreen() {
  const { webhookID = '' } = useParams();
  const query = useCall(listWebhookDeliveries, { params: { webhook_id: webhookID } });
  const replaying = useAction(replayDelivery);

  async function replay({ id }: WebhookDelivery) {
    if ((await replaying.run({ body: { id } })).ok) showToast(texts.replayed);
  }

  const renderAction = (row: WebhookDelivery) =>
    (row.state === 'delivered' || row.state === 'failed') && (
      <Button
        variant="secondary"
        busy={replaying.busy}
        aria-label={texts.replayLabel(row.type)}
        onClick={() => replay(row)}
      >
        {texts.replay}
      </Button>
    );

  return (
    <>
      <PageHeader title={texts.title} />
      <Card>
        {replaying.error && <Notice tone="danger">{getMessage(replaying.error)}</Notice>}
        <QueryState query={query}>
          {({ url, deliveries }) => (
            <>
              <p className="ma-hint">{url}</p>
              <Table
                caption={texts.caption}
                captionHidden
                rows={deliveries}
                rowKey={({ id }) => id}
                empty={texts.empty}
                columns={[
                  { header: texts.event, phone: 'title', cell: ({ type }) => type },
                  { header: texts.at, phone: 'meta', cell: ({ created_at }) => formatInstant(created_at) },
                  {
                    header: texts.state,
                    phone: 'end',
                    cell: ({ state }) => <Badge tone={TONES[state]}>{texts.states[state]}</Badge>,
                  },
                  { header: texts.attempts, phone: 'hidden', cell: ({ attempts }) => attempts },
                  { header: texts.answer, cell: answerText },
                  { header: texts.action, cell: renderAction },
                ]}
              />
            </>
          )}
        </QueryState>
      </Card>
    </>
  );
}
