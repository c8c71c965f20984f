import { listXeroItems, retryXeroItem, XERO_ITEM_STATES, type XeroItem } from '@cleaning/contracts';
import {
  Badge,
  Button,
  type Column,
  formatDate,
  formatInstant,
  LinkButton,
  Money,
  Notice,
  type Tone,
} from '@cleaning/ui';
import { getMessage, showToast, useAction } from '@cleaning/ui/app';
import { buildChoiceFilter, buildDayFilter } from '../desk/list/filters';
import { ListScreen } from '../desk/list/ListScreen';
import { XERO_CONTACTS } from './paths';
import { items as texts } from './texts';

const TONES: Readonly<Record<XeroItem['state'], Tone>> = {
  waiting: 'neutral',
  'needs-contact': 'warn',
  sending: 'neutral',
  sent: 'ok',
  matched: 'ok',
  refused: 'danger',
};

const FILTERS = {
  state: buildChoiceFilter({ label: texts.state, choices: texts.states, initial: 'all' }),
  kind: buildChoiceFilter({ label: texts.kind, choices: texts.kinds, initial: 'all' }),
  from: buildDayFilter(texts.from),
  to: buildDayFilter(texts.to),
};

function State({ item: { state, error, next_try_at } }: { item: XeroItem }) {
  return (
    <>
      <Badge tone={TONES[state]}>{texts.states[state]}</Badge>
      {error !== '' && <div className="ma-hint">{texts.xeroSays(error)}</div>}
      {state === 'waiting' && next_try_at !== '' && (
        <div className="ma-hint">{texts.nextTry(formatInstant(next_try_at))}</div>
      )}
    </>
  );
}

function Action({ item: { id, state, number, name } }: { item: XeroItem }) {
  const retry = useAction(retryXeroItem);
  async function sendAgain() {
    if ((await retry.run({ body: { id } })).ok) showToast(texts.retried(number));
  }
  if (state === 'needs-contact')
    return (
      <LinkButton
        variant="secondary"
        to={`${XERO_CONTACTS}?text=${encodeURIComponent(name)}&state=all`}
        aria-label={texts.confirmContactLabel(name)}
      >
        {texts.confirmContact}
      </LinkButton>
    );
  if (state !== 'refused') return null;
  return (
    <>
      <Button
        variant="secondary"
        busy={retry.busy}
        aria-label={texts.retryLabel(number)}
        onClick={() => void sendAgain()}
      >
        {texts.retry}
      </Button>
      {retry.error && <Notice tone="danger">{getMessage(retry.error)}</Notice>}
    </>
  );
}

const COLUMNS: readonly Column<XeroItem>[] = [
  { header: texts.number, phone: 'title', cell: ({ number }) => number },
  { header: texts.kind, phone: 'hidden', cell: ({ kind }) => texts.kindOfOne[kind] },
  { header: texts.name, phone: 'meta', cell: ({ name }) => name },
  { header: texts.day, phone: 'hidden', isDate: true, cell: ({ day }) => formatDate(day) },
  { header: texts.total, phone: 'end', align: 'end', cell: ({ total }) => <Money value={total} /> },
  { header: texts.state, phone: 'meta', cell: (item) => <State item={item} /> },
  {
    header: texts.sentAt,
    phone: 'hidden',
    isDate: true,
    cell: ({ sent_at }) => (sent_at === '' ? '' : formatInstant(sent_at)),
  },
  { header: texts.attempts, phone: 'hidden', align: 'end', cell: ({ attempts }) => attempts },
  { header: texts.action, headerHidden: true, phone: 'action', cell: (item) => <Action item={item} /> },
];

/** Records sent to Xero or waiting, with Xero's own words where it refused. */
export default function SentScreen() {
  return (
    <ListScreen
      title={texts.title}
      name="xero-items"
      caption={texts.caption}
      call={listXeroItems}
      input={({ text, paging, filters }) => ({ body: { text, ...paging, ...filters } })}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      search={texts.search}
      filters={FILTERS}
      labels={({ counts }) => ({
        state: {
          all: texts.states.all,
          ...Object.fromEntries(
            XERO_ITEM_STATES.map((state) => [state, texts.stateCount(texts.states[state], counts[state])]),
          ),
        },
      })}
      empty={{ text: texts.empty }}
      none={texts.none}
    />
  );
}
