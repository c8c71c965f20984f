import { HOLD_REASONS, WORK_STATES } from '@cleaning/contracts';
import { Card, PageHeader, SelectField, TextField } from '@cleaning/ui';
import { SearchField } from '../lists/SearchField';
import { SortSelect } from '../lists/SortSelect';
import { useListState } from '../lists/useListState';
import { holdReasons, approvals as texts } from '../texts';
import { ApprovalsTable } from './ApprovalsTable';
import { approvalFilters, SORTS } from './approvalFilters';
import { OwedToLeavers } from './OwedToLeavers';

const STATES = WORK_STATES.map((value) => ({ value, label: texts.states[value] }));
const REASONS = HOLD_REASONS.map((value) => ({ value, label: holdReasons[value] }));

/** Work that waits for an admin's decision, and people who have left while money was owed to them. */
export default function ApprovalsScreen() {
  const list = useListState({ text: '', from: '', to: '', state: 'held', reason: '', sort: 'date', direction: 'asc' });
  const filters = approvalFilters(list);
  const day = (name: 'from' | 'to') => (
    <TextField
      label={texts[name]}
      type="date"
      value={list.filter(name)}
      onChange={(event) => list.setFilter({ [name]: event.target.value })}
    />
  );
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <OwedToLeavers />
      <Card>
        <div className="ma-filters">
          <SearchField label={texts.search} value={list.filter('text')} onSearch={(text) => list.setFilter({ text })} />
          {day('from')}
          {day('to')}
          <SelectField
            label={texts.reason}
            placeholder={texts.allReasons}
            options={REASONS}
            value={filters.reasons?.[0] ?? ''}
            onChange={(event) => list.setFilter({ reason: event.target.value })}
          />
          <SelectField
            label={texts.state}
            options={STATES}
            value={filters.state}
            onChange={(event) => list.setFilter({ state: event.target.value })}
          />
          <SortSelect columns={SORTS} sort={filters.sort} direction={list.direction} onOrder={list.order} ofTable />
        </div>
        <ApprovalsTable key={JSON.stringify([filters, list.page])} list={list} filters={filters} />
      </Card>
    </>
  );
}
