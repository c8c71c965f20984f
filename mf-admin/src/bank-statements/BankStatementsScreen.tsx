import '../receivables/receivables.css';
import './bankStatements.css';
import { listBankLines } from '@cleaning/contracts';
import { buildChoiceFilter } from '../desk/list/filters';
import { ListScreen } from '../desk/list/ListScreen';
import { ImportStatement } from './ImportStatement';
import { Line } from './Line';
import { MatchNamed } from './MatchNamed';
import { bankLines as texts } from './texts';

const FILTERS = { state: buildChoiceFilter({ label: texts.state, choices: texts.states, initial: 'open' }) };

/** Payments of bank statements: imported, and matched to clients together or one by one. */
export default function BankStatementsScreen() {
  return (
    <ListScreen
      title={texts.title}
      above={() => (
        <>
          <ImportStatement />
          <MatchNamed />
        </>
      )}
      name="bank-lines"
      caption={texts.list}
      card={texts.list}
      call={listBankLines}
      input={({ text, paging, filters }) => ({ body: { text, ...paging, ...filters } })}
      columns={[]}
      rowKey={({ id }) => id}
      search={texts.search}
      filters={FILTERS}
      empty={{ text: texts.empty }}
      none={texts.none}
      renderRows={(rows) => (
        <ul className="ma-entries">
          {rows.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
      )}
    />
  );
}
