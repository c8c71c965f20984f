import {
  type CallAnswer,
  dropChange,
  type FeedStanding,
  getFeeds,
  openQueuePage,
  QUEUE_PAGE_PATH,
  retryChange,
  type SetAsideChange,
} from '@cleaning/contracts';
import { Badge, Button, Card, formatInstant, Notice, PageHeader, QueryState, Table, useConfirm } from '@cleaning/ui';
import { getMessage, showToast, useAction, useCall } from '@cleaning/ui/app';
import type { MouseEvent } from 'react';
import { queues } from './texts';

/** A page outside of the app, which wants a pass instead of a token: the pass is fetched first. */
function BoardLink() {
  const pass = useAction(openQueuePage);

  async function open(event: MouseEvent) {
    event.preventDefault();
    const given = await pass.run();
    if (!given.ok) return showToast(given.error.msg, 'danger');
    window.location.assign(given.value.url);
  }

  return (
    <a href={`${QUEUE_PAGE_PATH}/`} onClick={open} aria-busy={pass.busy}>
      {queues.board}
    </a>
  );
}

/** A service that has read nothing for longer than this is late. */
const LATE_SECONDS = 30;

const getKey = ({ reader, source, entity, id }: SetAsideChange) => `${reader} ${source} ${entity} ${id}`;

function renderStanding({ set_aside, seconds_behind }: FeedStanding) {
  if (set_aside > 0) return <Badge tone="danger">{queues.setAside(set_aside)}</Badge>;
  if (seconds_behind > LATE_SECONDS) return <Badge tone="warn">{queues.behind(Math.round(seconds_behind))}</Badge>;
  return <Badge tone="ok">{queues.level}</Badge>;
}

/** Progress of each service in the change feeds of the others, changes that failed, and a link to the queues' board. */
export default function QueuesScreen() {
  const query = useCall(getFeeds);
  return (
    <>
      <PageHeader title={queues.title} actions={<BoardLink />} />
      <QueryState query={query}>{(feeds) => <Feeds {...feeds} />}</QueryState>
    </>
  );
}

function Feeds({ standings, changes, missing }: CallAnswer<typeof getFeeds>) {
  return (
    <>
      {missing.length > 0 && <Notice tone="warn">{queues.missing(missing)}</Notice>}
      <Card>
        <p>{queues.setAsideLead}</p>
        <SetAsideTable changes={changes} />
      </Card>
      <Card>
        <Table
          caption={queues.standingsTitle}
          rows={standings}
          rowKey={({ reader, source }) => `${reader} ${source}`}
          empty={queues.noStandings}
          columns={[
            { header: queues.reader, phone: 'title', cell: ({ reader }) => queues.services[reader] },
            { header: queues.source, phone: 'meta', cell: ({ source }) => queues.services[source] },
            { header: queues.standing, phone: 'end', cell: renderStanding },
          ]}
        />
      </Card>
    </>
  );
}

function SetAsideTable({ changes }: { changes: readonly SetAsideChange[] }) {
  const retry = useAction(retryChange);
  const drop = useAction(dropChange);
  const confirm = useConfirm();
  const failed = retry.error ?? drop.error;

  const buildInput = ({ reader, source, entity, id }: SetAsideChange) => ({ body: { reader, source, entity, id } });
  async function giveUp(change: SetAsideChange) {
    const question = queues.confirmDrop(change.entity, queues.services[change.reader]);
    if (!(await confirm(question, { confirmLabel: queues.drop, danger: true }))) return;
    await drop.run(buildInput(change));
  }

  return (
    <>
      {failed && <Notice tone="danger">{getMessage(failed)}</Notice>}
      <Table
        caption={queues.setAsideTitle}
        rows={changes}
        rowKey={getKey}
        empty={queues.nothing}
        columns={[
          { header: queues.record, phone: 'title', cell: ({ entity, id }) => <span title={id}>{entity}</span> },
          {
            header: queues.direction,
            cell: ({ source, reader }) => queues.fromTo(queues.services[source], queues.services[reader]),
          },
          { header: queues.error, phone: 'meta', cell: ({ error }) => error },
          { header: queues.since, isDate: true, cell: ({ set_aside_at }) => formatInstant(set_aside_at) },
          {
            header: queues.tries,
            cell: ({ tries, next_try_at }) => queues.triesNext(tries, formatInstant(next_try_at)),
          },
          {
            header: queues.action,
            cell: (change) => (
              <span className="ma-inline-form">
                <Button
                  variant="secondary"
                  busy={retry.busy}
                  aria-label={queues.retryLabel(change.entity)}
                  onClick={() => retry.run(buildInput(change))}
                >
                  {queues.retry}
                </Button>
                <Button
                  variant="danger"
                  busy={drop.busy}
                  aria-label={queues.dropLabel(change.entity)}
                  onClick={() => giveUp(change)}
                >
                  {queues.drop}
                </Button>
              </span>
            ),
          },
        ]}
      />
    </>
  );
}
