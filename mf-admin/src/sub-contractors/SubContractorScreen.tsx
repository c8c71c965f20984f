import { getContractor } from '@cleaning/contracts';
import { LinkButton, PageHeader, QueryState } from '@cleaning/ui';
import { useCall, useParams } from '@cleaning/ui/app';
import { DESK_REFETCH_MS } from '../job-desk/deskReads';
import { contractor } from '../texts';
import { DocumentsSection } from './DocumentsSection';
import { PersonDetails } from './PersonDetails';
import { Standing } from './Standing';

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
          <PersonDetails key={person.id} person={person} />
          <DocumentsSection paths={person} />
        </>
      )}
    </QueryState>
  );
}
