import { getAllSubContractors } from '@cleaning/contracts';
import { Badge, Card, CardGrid, PageHeader, QueryState } from '@cleaning/ui';
import { useCall } from '@cleaning/ui/app';
import { DESK_REFETCH_MS } from '../job-desk/deskReads';
import { contractors } from '../texts';

export default function SubContractorsScreen() {
  const query = useCall(getAllSubContractors, { refetchInterval: DESK_REFETCH_MS });
  return (
    <>
      <PageHeader title={contractors.title} lead={contractors.lead} />
      <QueryState query={query} empty={contractors.empty}>
        {(people) => (
          <CardGrid items={people} itemKey={(person) => person.id}>
            {(person) => (
              <Card title={person.name} to={`/admin/sub-contractors/${person.id}`}>
                <p>
                  {person.verified === 'true' ? (
                    <Badge tone="ok">{contractors.verified}</Badge>
                  ) : (
                    <Badge tone="warn">{contractors.notVerified}</Badge>
                  )}
                </p>
              </Card>
            )}
          </CardGrid>
        )}
      </QueryState>
    </>
  );
}
