import '../receivables/receivables.css';
import './bankStatements.css';
import { listBankLines } from '@cleaning/contracts';
import { Card, PageHeader, QueryState, SelectField } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { useFilledPage } from '../desk/filledPage';
import { Pager, SearchField, useListState } from '../desk/ListTools';
import { RECEIVABLES_PATH } from '../receivables/paths';
import { ImportStatement } from './ImportStatement';
import { Line } from './Line';
import { bankLines as texts } from './texts';

const CHOICES = (Object.keys(texts.states) as (keyof typeof texts.states)[]).map((value) => ({
  value,
  label: texts.states[value],
}));

/** Payments of bank statements: imported, and matched to clients one by one. */
export default function BankStatementsScreen() {
  const list = useListState({ text: '', state: 'open', sort: 'day', direction: 'desc' }, { table: 'bank-lines' });
  const { pageSize } = list.view;
  const state = CHOICES.find(({ value }) => value === list.filter('state'))?.value ?? 'open';
  const text = list.filter('text').slice(0, 120);
  const query = useCall(listBankLines, {
    body: { state, text, page: list.page, page_size: pageSize },
    keepPrevious: true,
  });
  useFilledPage(query, { page: list.page, pageSize, onPage: list.setPage });
  return (
    <>
      <PageHeader title={texts.title} back={{ to: RECEIVABLES_PATH, label: texts.back }} />
      <ImportStatement />
      <Card title={texts.list}>
        <div className="ma-filters">
          <SearchField label={texts.search} value={text} onSearch={(typed) => list.setFilter({ text: typed })} />
          <SelectField
            label={texts.state}
            options={CHOICES}
            value={state}
            onChange={({ target }) => list.setFilter({ state: target.value })}
          />
        </div>
        <QueryState query={query}>
          {({ total, rows }) =>
            total === 0 ? (
              <p className="ma-hint">{text !== '' || state !== 'open' ? texts.none : texts.empty}</p>
            ) : (
              <>
                <ul className="ma-entries">
                  {rows.map((line) => (
                    <Line key={line.id} line={line} />
                  ))}
                </ul>
                <Pager page={list.page} pageSize={pageSize} total={total} onPage={list.setPage} />
              </>
            )
          }
        </QueryState>
      </Card>
    </>
  );
}
