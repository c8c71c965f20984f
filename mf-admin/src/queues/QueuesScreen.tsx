import {
  type AnswerOf,
  dropChange,
  type FeedStanding,
  getFeeds,
  retryChange,
  type SetAsideChange,
} from '@cleaning/contracts';
import { Badge, Button, Card, Notice, PageHeader, QueryState, Table, useConfirm } from '@cleaning/ui';
import { messageOf, useAction, useCall } from '@cleaning/ui/app';
import { DESK_REFETCH_MS } from '../job-desk/deskReads';
import { queues as texts } from '../texts';
import { BoardLink } from './BoardLink';

/** A service that has read nothing for longer than this is late. */
const LATE_SECONDS = 30;

const moment = (instant: string) =>
  new Date(instant).toLocaleString('en-AU', { dateStyle: 'medium', timeStyle: 'medium' });

const keyOf = ({ reader, source, entity, id }: SetAsideChange) => `${reader} ${source} ${entity} ${id}`;

function standingOf({ set_aside, seconds_behind }: FeedStanding) {
  if (set_aside > 0) return <Badge tone="danger">{texts.setAside(set_aside)}</Badge>;
  if (seconds_behind > LATE_SECONDS) return <Badge tone="warn">{texts.behind(Math.round(seconds_behind))}</Badge>;
  return <Badge tone="ok">{texts.level}</Badge>;
}

/** What the services tell each other, what of it could not be applied, and the way to the board of the queues. */
export default function QueuesScreen() {
  const query = useCall(getFeeds, { refetchInterval: DESK_REFETCH_MS });
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} actions={<BoardLink />} />
      <QueryState query={query}>{(feeds) => <Feeds {...feeds} />}</QueryState>
    </>
  );
}

function Feeds({ standings, changes, missing }: AnswerOf<typeof getFeeds>) {
  return (
    <>
      {missing.length > 0 && <Notice tone="warn">{texts.missing(missing)}</Notice>}
      <Card>
        <p>{texts.setAsideLead}</p>
        <SetAsideTable changes={changes} />
      </Card>
      <Card>
        <Table
          caption={texts.standingsTitle}
          rows={standings}
          rowKey={({ reader, source }) => `${reader} ${source}`}
          empty={texts.noStandings}
          columns={[
            { header: texts.reader, cell: ({ reader }) => texts.services[reader] },
            { header: texts.source, cell: ({ source }) => texts.services[source] },
            { header: texts.standing, cell: standingOf },
          ]}
        />
      </Card>
    </>
  );
}

function SetAsideTable({ changes }: { changes: readonly SetAsideChange[] }) {
  const retry = useAction(retryChange, { refreshes: [getFeeds] });
  const drop = useAction(dropChange, { refreshes: [getFeeds] });
  const confirm = useConfirm();
  const failed = retry.error ?? drop.error;

  const named = ({ reader, source, entity, id }: SetAsideChange) => ({ body: { reader, source, entity, id } });
  async function giveUp(change: SetAsideChange) {
    const question = texts.confirmDrop(change.entity, texts.services[change.reader]);
    if (!(await confirm(question, { confirmLabel: texts.drop, danger: true }))) return;
    await drop.run(named(change)).catch(() => null);
  }

  return (
    <>
      {failed && <Notice tone="danger">{messageOf(failed)}</Notice>}
      <Table
        caption={texts.setAsideTitle}
        rows={changes}
        rowKey={keyOf}
        empty={texts.nothing}
        columns={[
          { header: texts.thing, cell: ({ entity, id }) => <span title={id}>{entity}</span> },
          {
            header: texts.way,
            cell: ({ source, reader }) => texts.fromTo(texts.services[source], texts.services[reader]),
          },
          { header: texts.error, cell: ({ error }) => error },
          { header: texts.since, cell: ({ set_aside_at }) => moment(set_aside_at) },
          { header: texts.tries, cell: ({ tries, next_try_at }) => texts.triesNext(tries, moment(next_try_at)) },
          {
            header: texts.action,
            cell: (change) => (
              <span className="ma-inline-form">
                <Button
                  variant="secondary"
                  busy={retry.busy}
                  aria-label={texts.retryNamed(change.entity)}
                  onClick={() => retry.run(named(change)).catch(() => null)}
                >
                  {texts.retry}
                </Button>
                <Button
                  variant="danger"
                  busy={drop.busy}
                  aria-label={texts.dropNamed(change.entity)}
                  onClick={() => giveUp(change)}
                >
                  {texts.drop}
                </Button>
              </span>
            ),
          },
        ]}
      />
    </>
  );
}
