import { listSupplies, type SupplyRow, type SupplyState } from '@cleaning/contracts';
import { Badge, type Column, formatInstant, LinkButton, type Tone } from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import { buildChoiceFilter } from '../desk/list/filters';
import { ListScreen } from '../desk/list/ListScreen';
import { useIsAdmin } from '../desk/role';
import { amount, states, supplyList as texts } from './texts';

const TONES: Readonly<Record<SupplyState, Tone>> = {
  open: 'warn',
  ordered: 'neutral',
  delivered: 'ok',
  declined: 'danger',
};

export const StateBadge = ({ state }: { state: SupplyState }) => <Badge tone={TONES[state]}>{states[state]}</Badge>;

const ORDERS = [
  { value: 'asked', label: texts.asked, kind: 'day' },
  { value: 'number', label: texts.number, kind: 'number' },
  { value: 'item', label: texts.item, kind: 'text' },
  { value: 'job', label: texts.job, kind: 'text' },
  { value: 'person', label: texts.person, kind: 'text' },
] as const;

const FILTERS = {
  state: buildChoiceFilter({
    label: texts.state,
    choices: { active: texts.active, ...states, all: texts.all },
    initial: 'active',
    none: 'all',
  }),
};

const getAddress = ({ supply_id }: SupplyRow) => `/admin/supplies/${supply_id}`;

const COLUMNS: readonly Column<SupplyRow>[] = [
  {
    header: texts.item,
    sort: 'item',
    phone: 'title',
    phoneCell: (row) => amount(row.quantity, row.item),
    cell: (row) => (
      <Link to={getAddress(row)} aria-label={texts.openLabel(row.item, row.number)}>
        {amount(row.quantity, row.item)}
      </Link>
    ),
  },
  { header: texts.number, sort: 'number', phone: 'hidden', align: 'end', cell: (row) => row.number },
  { header: texts.job, sort: 'job', phone: 'meta', cell: (row) => row.job_name },
  { header: texts.person, sort: 'person', phone: 'meta', cell: (row) => row.user_name },
  { header: texts.asked, sort: 'asked', phone: 'meta', isDate: true, cell: (row) => formatInstant(row.asked_at) },
  { header: texts.state, phone: 'end', cell: (row) => <StateBadge state={row.state} /> },
];

/** Supply requests of all places, newest first. */
export default function SuppliesScreen() {
  const isAdmin = useIsAdmin();
  return (
    <ListScreen
      title={texts.title}
      name="supplies"
      caption={texts.caption}
      call={listSupplies}
      input={({ text, order, paging, filters }) => ({ query: { text, ...order, ...paging, ...filters } })}
      columns={COLUMNS}
      rowKey={(row) => row.supply_id}
      rowLink={getAddress}
      search={texts.search}
      filters={FILTERS}
      orders={ORDERS}
      direction="desc"
      empty={{ text: texts.empty }}
      none={texts.none}
      actions={
        isAdmin && (
          <LinkButton variant="secondary" to="/admin/supplies/items">
            {texts.items}
          </LinkButton>
        )
      }
    />
  );
}
