import './compliance.css';
import { getComplianceLabel, getPersonCompliance } from '@cleaning/contracts';
import { Card, LinkButton, MediaStatusNotice, PageHeader, QueryState } from '@cleaning/ui';
import { useCall, useParams } from '@cleaning/ui/app';
import { onRequest } from '../people/texts';
import { AskButton, KindCard } from './KindCard';
import { person as texts } from './texts';
import { VerifyAll } from './VerifyAll';

const LIST = { to: '/admin/documents', label: texts.back };

/** A person's documents: each kind with its versions, to verify and to ask for. */
export default function PersonComplianceScreen() {
  const { userID = '' } = useParams();
  const query = useCall(getPersonCompliance, { params: { user_id: userID } });
  const readAgain = () => void query.refetch();
  return (
    <QueryState query={query} list={LIST}>
      {(person) => {
        const absent = person.kinds.filter(({ versions }) => versions.length === 0);
        return (
          <>
            <PageHeader
              title={texts.personTitle(person.name)}
              lead={onRequest.audited}
              back={LIST}
              actions={
                <LinkButton variant="secondary" to={`/admin/sub-contractors/${person.user_id}`}>
                  {texts.account}
                </LinkButton>
              }
            />
            <MediaStatusNotice />
            <VerifyAll kinds={person.kinds}>
              {person.kinds.map((kind) => (
                <KindCard key={kind.kind} person={person} kind={kind} onShown={readAgain} />
              ))}
            </VerifyAll>
            {absent.length > 0 && (
              <Card title={texts.others}>
                <p className="ma-hint">{texts.othersLead}</p>
                {absent.map((kind) => (
                  <section key={kind.kind} className="ma-compliance-absent">
                    <h3>{getComplianceLabel(kind.kind)}</h3>
                    <AskButton person={person} kind={kind} />
                  </section>
                ))}
              </Card>
            )}
          </>
        );
      }}
    </QueryState>
  );
}
