import './compliance.css';
import {
  COMPLIANCE_KINDS,
  type ComplianceItem,
  type ComplianceKind,
  type ComplianceRow,
  getComplianceLabel,
  isRequiredOfEveryone,
  listCompliance,
} from '@cleaning/contracts';
import { type Column, useIsPhone } from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import { buildChoiceFilter } from '../desk/list/filters';
import { ListScreen } from '../desk/list/ListScreen';
import { ComplianceSettings } from './ComplianceSettings';
import { getDay, StateBadge } from './StateBadge';
import { shortKinds, states, board as texts } from './texts';
import { listOpenItems } from './todo';

const getAddress = ({ user_id }: ComplianceRow) => `/admin/documents/${user_id}`;

function Cell({ item }: { item: ComplianceItem | undefined }) {
  if (!item || (item.state === 'missing' && !isRequiredOfEveryone(item.kind))) return '–';
  const day = getDay(item);
  return (
    <div className="ma-compliance-cell">
      <StateBadge state={item.state} />
      {day && <small>{day}</small>}
      {item.renewal === 'submitted' && <small>{texts.renewal}</small>}
    </div>
  );
}

const formatSummary = ({ items }: ComplianceRow): string =>
  listOpenItems(items)
    .map(
      ({ kind, state, renewal }) => `${shortKinds[kind]}: ${renewal === 'submitted' ? texts.renewal : states[state]}`,
    )
    .join(', ') || texts.nothingToDo;

const COLUMNS: readonly Column<ComplianceRow>[] = [
  {
    header: texts.person,
    phone: 'title',
    phoneCell: ({ name }) => name,
    cell: (row) => <Link to={getAddress(row)}>{row.name}</Link>,
  },
  ...COMPLIANCE_KINDS.map(
    (kind): Column<ComplianceRow> => ({
      header: shortKinds[kind],
      phone: 'hidden',
      cell: ({ items }) => <Cell item={items.find((item) => item.kind === kind)} />,
    }),
  ),
];
/** On a phone, only open items fit. */
const PHONE_COLUMNS: readonly Column<ComplianceRow>[] = [
  ...COLUMNS,
  { header: texts.summary, headerHidden: true, phone: 'meta', cell: () => null, phoneCell: formatSummary },
];

const KIND_LABELS = Object.fromEntries(COMPLIANCE_KINDS.map((kind) => [kind, getComplianceLabel(kind)])) as Readonly<
  Record<ComplianceKind, string>
>;

const FILTERS = {
  kind: buildChoiceFilter({
    label: texts.kind,
    choices: { '': texts.allKinds, ...KIND_LABELS },
    initial: '',
    none: '',
  }),
  state: buildChoiceFilter({
    label: texts.state,
    choices: { '': texts.allStates, waiting: texts.waiting, ...states },
    initial: '',
    none: '',
  }),
};

/** Everyone's documents by kind. */
export default function ComplianceScreen() {
  const isPhone = useIsPhone();
  return (
    <ListScreen
      title={texts.title}
      lead={texts.lead}
      name="documents"
      caption={texts.caption}
      call={listCompliance}
      input={({ text, paging, filters }) => ({ query: { text, ...paging, ...filters } })}
      columns={isPhone ? PHONE_COLUMNS : COLUMNS}
      rowKey={(row) => row.user_id}
      rowLink={getAddress}
      search={texts.search}
      filters={FILTERS}
      empty={{ text: texts.empty }}
      none={texts.none}
    >
      <ComplianceSettings />
    </ListScreen>
  );
}
