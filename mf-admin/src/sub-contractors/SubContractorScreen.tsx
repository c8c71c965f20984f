import { getContractor } from '@cleaning/contracts';
import { Card, PageHeader, QueryState } from '@cleaning/ui';
import { useCall, useParams } from '@cleaning/ui/app';
import { DESK_REFETCH_MS } from '../job-desk/deskReads';
import { Facts } from '../job-desk/Facts';
import { contractor, fields } from '../texts';
import { DocumentsSection } from './DocumentsSection';
import { Standing } from './Standing';

const PERSONAL = ['name', 'email', 'address', 'zip_code', 'contact_no', 'abn', 'passport_number'] as const;
const BANK = ['bank_name', 'account_type', 'account_name', 'account_number', 'bsb'] as const;

export default function SubContractorScreen() {
  const { userID = '' } = useParams();
  const query = useCall(getContractor, { params: { userID }, refetchInterval: DESK_REFETCH_MS });
  return (
    <QueryState query={query}>
      {(person) => (
        <>
          <PageHeader title={person.name} back={{ to: '/admin/sub-contractors', label: contractor.goBack }} />
          <Standing person={person} />
          <Card title={contractor.personal}>
            <Facts facts={PERSONAL.map((field) => [fields[field], person[field]] as const)} />
          </Card>
          <Card title={contractor.bank}>
            <Facts facts={BANK.map((field) => [fields[field], person[field]] as const)} />
          </Card>
          <DocumentsSection paths={person} />
        </>
      )}
    </QueryState>
  );
}
