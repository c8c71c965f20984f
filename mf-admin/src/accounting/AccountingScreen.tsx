import './accounting.css';
import { type AccountingSettings, getAccountingSettings, previewAccounting } from '@cleaning/contracts';
import { PageHeader, QueryState } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { Accounts } from './Accounts';
import { Codes } from './CodesForm';
import { Files } from './Files';
import { Gst } from './Gst';
import { PeriodPicker, usePeriod } from './PeriodPicker';
import { accounting as texts } from './texts';

const isCodeMissing = ({ xero_sales, xero_gst, myob_sales, myob_bank, myob_gst }: AccountingSettings): boolean =>
  [xero_sales, xero_gst].includes('') && [myob_sales, myob_bank, myob_gst].includes('');

/** Files, ledger and figures of GST for the accountant. */
export default function AccountingScreen() {
  const period = usePeriod();
  const span = { from: period.from, to: period.to };
  const preview = useCall(previewAccounting, { body: span, keepPrevious: true });
  const settings = useCall(getAccountingSettings);
  return (
    <>
      <PageHeader title={texts.title} />
      <PeriodPicker period={period} />
      <QueryState query={settings}>
        {(kept) => (
          <>
            <QueryState query={preview}>
              {(shown) => <Files preview={shown} span={span} noCode={isCodeMissing(kept)} />}
            </QueryState>
            <Gst span={span} first={kept.gst_basis} />
            <QueryState query={preview}>
              {({ accounts }) => <Accounts accounts={accounts} codes={kept.codes} />}
            </QueryState>
            <Codes latest={kept} />
          </>
        )}
      </QueryState>
    </>
  );
}
