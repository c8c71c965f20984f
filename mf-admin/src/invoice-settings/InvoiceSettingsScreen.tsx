import { getInvoiceSettings, type VersionedInvoiceSettings } from '@cleaning/contracts';
import { Card, PageHeader, QueryState } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { StaleNotice } from '../forms/StaleNotice';
import { useFormBase } from '../forms/useFormBase';
import { DESK_REFETCH_MS } from '../job-desk/deskReads';
import { invoiceSettings as texts } from '../texts';
import { SettingsForm } from './SettingsForm';

function Settings({ latest }: { latest: VersionedInvoiceSettings }) {
  const { base, isStale, hold, release } = useFormBase(latest);
  return (
    <Card>
      {isStale && <StaleNotice onReload={release}>{texts.stale}</StaleNotice>}
      <SettingsForm key={base.version} settings={base} onTyped={hold} onSaved={release} />
    </Card>
  );
}

export default function InvoiceSettingsScreen() {
  const query = useCall(getInvoiceSettings, { refetchInterval: DESK_REFETCH_MS });
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <QueryState query={query}>{(settings) => <Settings latest={settings} />}</QueryState>
    </>
  );
}
