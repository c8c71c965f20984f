import { getContractor } from '@cleaning/contracts';
import { Card, LinkButton, PageHeader, QueryState } from '@cleaning/ui';
import { useCall, useParams } from '@cleaning/ui/app';
import { DESK_REFETCH_MS } from '../job-desk/deskReads';
import { Facts } from '../job-desk/Facts';
import { contractor, fields } from '../texts';
import { BankSection } from './BankSection';
import { DocumentsSection } from './DocumentsSection';
import { Standing } from './Standing';

const PERSONAL = ['name', 'email', 'address', 'zip_code', 'contact_no', 'abn', 'passport_number'] as const;

export default function SubContractorScreen() {
  const { userID = '' } = useParams();
  const query = useCall(getContractor, { params: { userID }, refetchInterval: DESK_REFETCH_MS });
  return (
    <QueryState query={query}>
      {(person) => (
        <>
          <PageHeader
            title={person.name}
            back={{ to: '/admin/sub-contractors', label: contractor.goBack }}
            actions={
              <LinkButton variant="secondary" to={`/admin/audit-log?subject_id=${person.id}`}>
                {contractor.history}
              </LinkButton>
            }
          />
          <Standing person={person} />
          <Card title={contractor.personal}>
            <Facts facts={PERSONAL.map((field) => [fields[field], person[field]] as const)} />
          </Card>
          <BankSection key={person.id} personId={person.id} />
          <DocumentsSection paths={person} />
        </>
      )}
    </QueryState>
  );
}
