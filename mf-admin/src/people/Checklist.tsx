import {
  type ContractorDetail,
  DOCUMENT_KINDS,
  type DocumentKind,
  getContractor,
  searchPeople,
  verifyUser,
} from '@cleaning/contracts';
import { Button, Card, CheckboxField, Facts, FilesAway, LinkButton, Notice, Outcome } from '@cleaning/ui';
import { messageOf, useAction, useCall } from '@cleaning/ui/app';
import { useState } from 'react';
import { DocumentPreview } from './Documents';
import { contractor, fields, onRequest, checklist as texts } from './texts';

/** What each document is held against. */
const DATA: Readonly<Record<DocumentKind, readonly (keyof typeof fields & keyof ContractorDetail)[]>> = {
  passport_img: ['name', 'passport_number'],
  address_proof_img: ['name', 'address', 'zip_code'],
  police_check_img: ['name'],
  children_check_img: ['name'],
  agreement_img: ['name', 'abn'],
  declaration_img: ['name'],
};

const WAITING = { standing: 'not-verified', sort: 'registered', page_size: 2 } as const;

/** Who waits longest, beside this person. */
function NextPerson({ after }: { after: string }) {
  const { data } = useCall(searchPeople, { body: WAITING });
  const next = data?.rows.find(({ id }) => id !== after);
  if (!data) return null;
  if (!next) return <p>{texts.nobodyElse}</p>;
  return (
    <LinkButton variant="secondary" to={`/admin/sub-contractors/${next.id}`}>
      {texts.next(next.name)}
    </LinkButton>
  );
}

/** Each document beside the data that it proves, then the decision, then the next person. The ticks are the admin's own: nothing keeps them. */
export function Checklist({ person }: { person: ContractorDetail }) {
  const [checked, setChecked] = useState<ReadonlySet<DocumentKind>>(new Set());
  const [outcome, setOutcome] = useState('');
  const verification = useAction(verifyUser, { refreshes: [getContractor, searchPeople] });
  const isVerified = person.verified === 'true';

  function tick(kind: DocumentKind, is: boolean) {
    const after = new Set(checked);
    if (is) after.add(kind);
    else after.delete(kind);
    setChecked(after);
  }

  async function decide() {
    setOutcome('');
    const method = isVerified ? 'disprove' : 'approve';
    const answer = await verification.run({ body: { id: person.id, method } }).catch(() => null);
    if (answer) setOutcome(isVerified ? texts.isDisproved(person.name) : texts.isVerified(person.name));
  }

  return (
    <>
      <Card title={contractor.documents}>
        <FilesAway />
        <p className="ma-hint">{onRequest.audited}</p>
        <ul className="ma-checklist">
          {DOCUMENT_KINDS.map((kind) => (
            <li key={kind}>
              <h3>{fields[kind]}</h3>
              <DocumentPreview kind={kind} path={person[kind]} />
              <Facts facts={DATA[kind].map((field) => [fields[field], person[field] ?? ''] as const)} />
              {!isVerified && (
                <CheckboxField
                  label={texts.checked(fields[kind])}
                  checked={checked.has(kind)}
                  onChange={(event) => tick(kind, event.target.checked)}
                />
              )}
            </li>
          ))}
        </ul>
      </Card>
      <Card title={contractor.standing}>
        {!isVerified && <p role="status">{texts.progress(checked.size, DOCUMENT_KINDS.length)}</p>}
        {verification.error && <Notice tone="danger">{messageOf(verification.error)}</Notice>}
        <div className="ma-actions">
          <Button variant={isVerified ? 'secondary' : 'primary'} busy={verification.busy} onClick={decide}>
            {isVerified ? contractor.disprove : contractor.verify}
          </Button>
        </div>
        <Outcome>
          {outcome && (
            <>
              <p>{outcome}</p>
              <NextPerson after={person.id} />
            </>
          )}
        </Outcome>
      </Card>
    </>
  );
}
