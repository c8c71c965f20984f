import type { Call, ListCall, Page } from '@cleaning/contracts';
import {
  Button,
  Card,
  CheckboxField,
  type Column,
  EmptyState,
  Notice,
  PageHeader,
  type PageHeaderProps,
  QueryState,
  Table,
} from '@cleaning/ui';
import { type CallInput, requestFile } from '@cleaning/ui/app';
import type { ReactNode } from 'react';
import { ExportButton, Pager } from '../ListTools';
import { type Filters, getInitialValues, isNarrowed } from './filters';
import { type FilterLabels, ListToolbar } from './ListToolbar';
import {
  type BulkActions,
  type List,
  type ListAnswer,
  type ListOptions,
  type ListRequest,
  type ListRow,
  useList,
} from './useList';

export const texts = {
  showAll: 'Clear search and filters',
  chosen: (count: number) => `${count} selected`,
  chosenRows: 'Selected rows',
  choosePage: 'Select all on this page',
  chooseMatching: (total: number) => `Select all ${total} that match`,
  chooseNone: 'Clear selection',
  choose: 'Select',
};

interface ListViewProps<Row, Data> {
  list: List<Row, Data>;
  /** A function if it names values of the filters, such as dates. */
  caption: string | ((shown: Readonly<Record<string, string>>) => string);
  /** Hides the caption if a heading directly above has the same text. */
  captionHidden?: boolean;
  /** Label of the search field; missing: the list cannot be searched. */
  search?: string | undefined;
  /** Text and button while the list has no entries at all. */
  empty: { text: string; action?: ReactNode };
  /** Text when search and filters match nothing. */
  none: string;
  /** The page that a row opens on a phone. */
  rowLink?: ((row: Row) => string) | undefined;
  /** Many columns stand close together. */
  isDense?: boolean;
  /** Content between the filters and the rows, such as sums. */
  summary?: ((data: Data) => ReactNode) | undefined;
  /** Labels of choices that depend on the answer, such as counts, by filter. */
  labels?: ((data: Data) => FilterLabels) | undefined;
  /** Replaces the table, for example with cards. Gets the headings of hidden columns. */
  renderRows?: ((rows: readonly Row[], hidden: readonly string[]) => ReactNode) | undefined;
}

/** The checkbox of a row. */
function getChosenColumn<Row>({ table, rowKey, allMatching }: List<Row>, { label }: BulkActions<Row>): Column<Row> {
  return {
    header: texts.choose,
    headerHidden: true,
    phone: 'start',
    cell: (row) => {
      const choosable = table.getRow(rowKey(row));
      if (!choosable.getCanSelect()) return <span className="ma-no-choice" />;
      return (
        <CheckboxField
          label={<span className="ui-sr-only">{label(row)}</span>}
          checked={allMatching.isChosen || choosable.getIsSelected()}
          disabled={allMatching.isChosen}
          onChange={choosable.getToggleSelectedHandler()}
        />
      );
    },
  };
}

/** Actions for the chosen rows. The bar stays in view. */
function BulkBar<Row>({ list, bulk }: { list: List<Row>; bulk: BulkActions<Row> }) {
  const { table, chosen, allMatching } = list;
  const chooseNone = () => {
    table.resetRowSelection(true);
    allMatching.chooseNone();
  };
  const isAll = allMatching.isChosen || table.getIsAllPageRowsSelected();
  const choosable = table.getRowModel().rows.filter((row) => row.getCanSelect()).length;
  if (choosable === 0) return null;
  return (
    <section aria-label={texts.chosenRows} className={chosen.length > 0 ? 'ma-bulk ma-bulk--chosen' : 'ma-bulk'}>
      <p role="status">{chosen.length > 0 && texts.chosen(chosen.length)}</p>
      <div className="ma-actions">
        {chosen.length > 0 && bulk.actions(chosen, chooseNone)}
        {/* One button for both: the focus stays on it. A single row has its checkbox. */}
        {(choosable > 1 || allMatching.isOffered) && (
          <Button variant="secondary" onClick={() => (isAll ? chooseNone() : table.toggleAllPageRowsSelected(true))}>
            {isAll ? texts.chooseNone : texts.choosePage}
          </Button>
        )}
        {allMatching.isOffered && !allMatching.isChosen && (
          <Button variant="secondary" busy={allMatching.isReading} onClick={allMatching.choose}>
            {texts.chooseMatching(list.total)}
          </Button>
        )}
      </div>
      {allMatching.problem !== '' && <Notice tone="danger">{allMatching.problem}</Notice>}
    </section>
  );
}

/** Explains why the list is empty and what to do next. */
function NoRows<Row>({
  list,
  empty,
  none,
}: Pick<ListViewProps<Row, Page<Row>>, 'empty' | 'none'> & { list: List<Row> }) {
  const { state, filters, shown, text } = list;
  if (text === '' && !isNarrowed(filters, shown)) return <EmptyState text={empty.text}>{empty.action}</EmptyState>;
  return (
    <EmptyState text={none}>
      <Button variant="secondary" onClick={() => state.setFilter({ ...getInitialValues(filters), text: '' })}>
        {texts.showAll}
      </Button>
    </EmptyState>
  );
}

/** A list without a page around it: its fields, its rows in all states and the pager. */
export function ListView<Row, Data extends Page<Row>>({
  list,
  caption,
  captionHidden = true,
  search,
  empty,
  none,
  rowLink,
  isDense = false,
  summary,
  labels,
  renderRows,
}: ListViewProps<Row, Data>) {
  const { bulk, state } = list;
  const columns = bulk ? [getChosenColumn(list, bulk), ...list.columns] : list.columns;
  return (
    <>
      <ListToolbar
        list={list}
        search={search}
        hasNoHead={renderRows !== undefined}
        labels={list.query.data ? labels?.(list.query.data) : undefined}
      />
      <QueryState query={list.query}>
        {(data) => (
          <div className={isDense ? 'ma-list ma-dense' : 'ma-list'}>
            {summary?.(data)}
            <div role="status">{data.total === 0 && <NoRows list={list} empty={empty} none={none} />}</div>
            {bulk && data.total > 0 && <BulkBar list={list} bulk={bulk} />}
            {data.total > 0 && renderRows?.(data.rows, list.hidden)}
            {data.total > 0 && !renderRows && (
              <Table
                caption={typeof caption === 'function' ? caption(list.shown) : caption}
                captionHidden={captionHidden}
                rows={data.rows}
                rowKey={list.rowKey}
                empty={none}
                columns={columns}
                sorting={list.orders.length > 0 ? list.sorting : undefined}
                rowLink={rowLink}
              />
            )}
            <Pager page={state.page} pageSize={state.view.pageSize} total={data.total} onPage={state.setPage} />
          </div>
        )}
      </QueryState>
    </>
  );
}

type Frame = (props: PageHeaderProps & { children: ReactNode }) => ReactNode;

const PlainPage: Frame = ({ children, ...header }) => (
  <>
    <PageHeader {...header} />
    {children}
  </>
);

/** Export of all matching rows, whatever the page. */
interface ExportedList<F extends Filters, Sort extends string, E extends Call> {
  call: E;
  input: (asked: ListRequest<F, Sort>) => CallInput<E>;
  /** Used if the server names none. */
  fileName: string;
  /** Label of the button, where "Export" isn't enough. */
  label?: string;
}

type ListScreenProps<C extends ListCall, F extends Filters, Sort extends string, E extends Call> = ListOptions<
  C,
  F,
  Sort
> &
  Omit<ListViewProps<ListRow<C>, ListAnswer<C>>, 'list'> &
  Omit<PageHeaderProps, 'actions'> & {
    /** Actions of the page; a function if they depend on the answer, with the same arguments as `above`. */
    actions?: ReactNode | ((data: ListAnswer<C> | undefined, isOld: boolean) => ReactNode);
    /** Wrapper of the list: by default a page with a heading. */
    frame?: Frame;
    csv?: ExportedList<F, Sort, E> | false;
    /** Title of the card around the list; false: no card. */
    card?: string | false;
    /** Content above the list, from the answer; undefined while nothing has loaded. */
    above?: (data: ListAnswer<C> | undefined, isOld: boolean) => ReactNode;
    /** Below the list. */
    children?: ReactNode;
  };

/** A desk page that is one list, described by data: its call, columns, filters, orders and actions. */
export function ListScreen<C extends ListCall, F extends Filters, Sort extends string, E extends Call>(
  props: ListScreenProps<C, F, Sort, E>,
) {
  const { title, lead, back, frame: Frame = PlainPage, csv, card, above, children } = props;
  const list = useList(props);
  const { data, isPlaceholderData: isOld } = list.query;
  const actions = typeof props.actions === 'function' ? props.actions(data, isOld) : props.actions;
  const view = (
    <ListView
      list={list}
      caption={props.caption}
      captionHidden={props.captionHidden ?? true}
      search={props.search}
      empty={props.empty}
      none={props.none}
      rowLink={props.rowLink}
      isDense={props.isDense ?? false}
      summary={props.summary}
      labels={props.labels}
      renderRows={props.renderRows}
    />
  );
  return (
    <Frame
      title={title}
      lead={lead}
      back={back}
      actions={
        csv ? (
          <>
            {actions}
            <ExportButton
              fetchFile={() => requestFile<Call>(csv.call, csv.input(list.asked) as CallInput<Call>)}
              fileName={csv.fileName}
              label={csv.label}
            />
          </>
        ) : (
          actions
        )
      }
    >
      {above?.(data, isOld)}
      {card === false ? view : <Card title={card}>{view}</Card>}
      {children}
    </Frame>
  );
}
