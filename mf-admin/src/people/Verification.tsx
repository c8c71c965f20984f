import {
  type ContractorDetail,
  DOCUMENT_KINDS,
  type DocumentKind,
  getPersonCompliance,
  searchPeople,
  verifyUser,
} from '@cleaning/contracts';
import { Card, LinkButton, Outcome, TextField } from '@cleaning/ui';
import { getMessage, useAction, useCall } from '@cleaning/ui/app';
import { bindFields, listFieldSentences, SaveForm, validateRules } from '@cleaning/ui/forms';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { filterToCheck } from '../compliance/todo';
import { LoadError } from '../desk/LoadError';
import { findDocumentGaps } from './documentGaps';
import { contractor, fields, checklist as texts } from './texts';

const NO_REASON = { why: '' };

const WAITING = { standing: 'not-verified', sort: 'registered', page_size: 2 } as const;

/**
 * Link to the person who waits longest, apart from this one. Its height is reserved while it loads, because Refuse and
 * Remove are below.
 */
function NextPerson({ after }: { after: string }) {
  const { data } = useCall(searchPeople, { body: WAITING });
  const next = data?.rows.find(({ id }) => id !== after);
  return (
    <div className="ma-next-person">
      {next && (
        <LinkButton variant="secondary" to={`/admin/sub-contractors/${next.id}`}>
          {texts.next(next.name)}
        </LinkButton>
      )}
      {data && !next && <p>{texts.nobodyElse}</p>}
    </div>
  );
}

const formatKinds = (kinds: readonly DocumentKind[]): string => kinds.map((kind) => fields[kind]).join(', ');

interface VerificationProps {
  person: ContractorDetail;
  checked: ReadonlySet<DocumentKind>;
}

/** The decision. It waits for missing documents, and asks for a reason if some aren't ticked. */
export function Verification({ person, checked }: VerificationProps) {
  const [outcome, setOutcome] = useState('');
  const verification = useAction(verifyUser);
  const gapsId = useId();
  const isVerified = person.verified === 'true';
  const compliance = useCall(getPersonCompliance, { params: { user_id: person.id } });
  const verified = new Set(compliance.data?.kinds.filter(({ base }) => base === 'verified').map(({ kind }) => kind));
  const toCheck = filterToCheck(compliance.data?.kinds ?? []).length;
  const { missing, unchecked } = findDocumentGaps(person, checked, verified);
  const needsReason = !isVerified && missing.length === 0 && unchecked.length > 0;

  const form = useForm({
    defaultValues: NO_REASON,
    resolver: validateRules(({ why }: typeof NO_REASON) => {
      if (!needsReason) return {};
      const { reason } = listFieldSentences(verifyUser, { id: person.id, method: 'approve', reason: why });
      return { why: why.trim() === '' ? texts.whyRequired : reason };
    }),
  });
  const field = bindFields(form);

  function send({ why }: typeof NO_REASON) {
    setOutcome('');
    const decision = isVerified
      ? ({ method: 'disprove' } as const)
      : { method: 'approve' as const, reason: needsReason ? why.trim() : undefined };
    return verification.run({ body: { id: person.id, ...decision } });
  }
  function showOutcome() {
    form.reset();
    setOutcome(isVerified ? texts.isDisproved(person.name) : texts.isVerified(person.name));
  }

  return (
    <Card title={contractor.standing}>
      {!isVerified && (
        <div id={gapsId} role="status">
          <p>{texts.progress(DOCUMENT_KINDS.length - missing.length - unchecked.length, DOCUMENT_KINDS.length)}</p>
          {missing.length > 0 && <p>{`${texts.missing(formatKinds(missing))} ${texts.waits}`}</p>}
          {unchecked.length > 0 && <p>{texts.unchecked(formatKinds(unchecked))}</p>}
        </div>
      )}
      <LoadError query={compliance} />
      <SaveForm
        form={form}
        action={verification}
        send={send}
        onSaved={showOutcome}
        asksBeforeLeaving={false}
        refusal={getMessage(verification.error)}
        submitLabel={isVerified ? contractor.disprove : contractor.verify}
        submitDescribedBy={isVerified ? undefined : gapsId}
        disabled={!isVerified && missing.length > 0}
        variant={isVerified ? 'secondary' : 'primary'}
        className="ma-form"
      >
        {needsReason && (
          <TextField
            label={texts.why}
            hint={texts.whyHint}
            aria-required
            {...field('why', { shouldUnregister: true })}
          />
        )}
      </SaveForm>
      {toCheck > 0 && (
        <div className="ma-actions">
          <LinkButton variant="secondary" to={`/admin/documents/${person.id}`}>
            {texts.verifyEach(toCheck)}
          </LinkButton>
        </div>
      )}
      <Outcome>
        {outcome && (
          <>
            <p>{outcome}</p>
            <NextPerson after={person.id} />
          </>
        )}
      </Outcome>
    </Card>
  );
}
