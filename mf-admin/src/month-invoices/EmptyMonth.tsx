import { addMonths, listMonthInvoices } from '@cleaning/contracts';
import { formatDate, formatMonthYear, LinkButton } from '@cleaning/ui';
import { Link, useCall } from '@cleaning/ui/app';
import { CLIENTS_PATH } from '../clients/paths';
import { getLastMonth } from './months';
import { buildMonthPath } from './paths';
import { emptyMonth as texts } from './texts';

interface EmptyMonthProps {
  /** The month that has nothing, YYYY-MM. */
  month: string;
  /** YYYY-MM-DD. */
  today: string;
}

/** Next step in a month without clients. The page opens with last month, which is empty in a new company. */
export function EmptyMonth({ month, today }: EmptyMonthProps) {
  const thisMonth = today.slice(0, 7);
  const query = useCall(listMonthInvoices, {
    body: { month: thisMonth, page_size: 1 },
    enabled: month !== thisMonth,
  });
  const hasClients = month !== thisMonth && query.data !== undefined && query.data.total > 0;
  const name = formatMonthYear(thisMonth);
  return (
    <>
      {hasClients ? (
        <>
          <p>{texts.issuableFrom(name, formatDate(addMonths(`${thisMonth}-01`, 1)))}</p>
          <LinkButton to={buildMonthPath(thisMonth)}>{texts.showMonth(name)}</LinkButton>
        </>
      ) : (
        <>
          <p>{texts.chooseClients}</p>
          <LinkButton to={CLIENTS_PATH}>{texts.clients}</LinkButton>
        </>
      )}
      <p>
        {texts.now} <Link to="/admin#jobs">{texts.openJob}</Link> {texts.downloadInvoice}{' '}
        <Link to={CLIENTS_PATH}>{texts.openClient}</Link> {texts.addExtra(formatMonthYear(getLastMonth(today)))}
      </p>
    </>
  );
}
