import { getInvoiceSettings } from '@cleaning/contracts';
import { Card, PageHeader, QueryState } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { invoiceSettings as texts } from '../texts';
import { SettingsForm } from './SettingsForm';

export default function InvoiceSettingsScreen() {
  const query = useCall(getInvoiceSettings);
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <QueryState query={query}>
        {(settings) => (
          <Card>
            <SettingsForm settings={settings} />
          </Card>
        )}
      </QueryState>
    </>
  );
}
