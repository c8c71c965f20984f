import {
  askForRenewal,
  type ComplianceState,
  type ComplianceVersion,
  getComplianceLabel,
  type PersonCompliance,
} from '@cleaning/contracts';
import { Badge, Button, Card, formatInstant, Notice } from '@cleaning/ui';
import { getMessage, showToast, useAction } from '@cleaning/ui/app';
import { StaleNotice, useFormBase } from '@cleaning/ui/forms';
import { useState } from 'react';
import { Fold } from '../desk/Fold';
import { DECIDABLE, type DecisionFormProps } from './decisionForms';
import { RefuseForm } from './RefuseForm';
import { getDay, StateBadge } from './StateBadge';
import { decision, person as texts, versionStates } from './texts';
import { VerifyForm } from './VerifyForm';
import { VersionView } from './VersionView';

type Kind = PersonCompliance['kinds'][number];

interface KindProps {
  person: Pick<PersonCompliance, 'user_id' | 'name'>;
  kind: Kind;
}

/** Button labels for states in which the office can ask for a new version. A version that waits is decided first. */
const ASK_LABELS: Readonly<Partial<Record<ComplianceState, string>>> = {
  missing: texts.askMissing,
  refused: texts.askMissing,
  verified: texts.ask,
  expiring: texts.ask,
  expired: texts.ask,
};

/** Asks the person for a document or a newer version of it. */
export function AskButton({ person: { user_id, name }, kind: { kind, state, renewal, asked_at } }: KindProps) {
  const ask = useAction(askForRenewal);
  const press = async () => {
    const done = await ask.run({ body: { user_id, kind } });
    if (done.ok) showToast(texts.requestedToast(name, getComplianceLabel(kind)));
  };
  const label = renewal === 'submitted' ? undefined : ASK_LABELS[state];
  return (
    <>
      {asked_at && <p className="ma-hint">{texts.asked(formatInstant(asked_at))}</p>}
      {ask.error && <Notice tone="danger">{getMessage(ask.error)}</Notice>}
      {label && (
        <div className="ma-actions">
          <Button
            variant="secondary"
            busy={ask.busy}
            onClick={press}
            aria-label={`${label}: ${getComplianceLabel(kind)}`}
          >
            {label}
          </Button>
        </div>
      )}
    </>
  );
}

interface DecisionProps extends Pick<DecisionFormProps, 'kind' | 'onConflict'> {
  newest: ComplianceVersion;
}

/** Forms to verify or refuse the newest version. */
function Decision({ kind, newest, onConflict }: DecisionProps) {
  const { thing: version, key, isStale, hold, release, saved } = useFormBase(newest);
  const toOpen = newest.files.some(({ path, opened }) => path !== '' && !opened);
  // The stale notice appears once, above both forms.
  const base = { isStale: false, hold, release };
  const form = { kind, version, base, onSaved: saved, onConflict };
  return (
    <>
      {isStale && <StaleNotice onReload={release}>{decision.stale}</StaleNotice>}
      {DECIDABLE.has(newest.state) && toOpen && <p className="ma-hint">{decision.openFirst}</p>}
      {DECIDABLE.has(newest.state) && !toOpen && <VerifyForm key={key} {...form} />}
      {newest.state === 'verified' && !toOpen && (
        <Fold title={decision.correct}>
          <VerifyForm key={key} {...form} />
        </Fold>
      )}
      {newest.state !== 'refused' && (
        <Fold title={decision.refuse}>
          <RefuseForm key={key} {...form} />
        </Fold>
      )}
    </>
  );
}

/** One kind of document of a person: its rules, the newest version with the decision, and older versions. */
export function KindCard({ person, kind, onShown }: KindProps & { onShown: () => void }) {
  const [conflict, setConflict] = useState('');
  const [newest, ...former] = kind.versions;
  if (!newest) return null;
  const day = getDay(kind);
  return (
    <Card title={getComplianceLabel(kind.kind)}>
      <p className="ma-compliance-head">
        <StateBadge state={kind.state} />
        {day && <span>{day}</span>}
      </p>
      {kind.renewal === 'submitted' && <Notice tone="info">{texts.renewalWaits}</Notice>}
      {kind.renewal === 'refused' && <Notice tone="warn">{texts.renewalRefused}</Notice>}
      {conflict && <Notice tone="danger">{conflict}</Notice>}
      <h3>
        {texts.version(newest.number)}{' '}
        {newest.state !== kind.base && <Badge tone="neutral">{versionStates[newest.state]}</Badge>}
      </h3>
      <VersionView kind={kind.kind} version={newest} onShown={onShown} />
      <Decision key={newest.version_id} kind={kind.kind} newest={newest} onConflict={setConflict} />
      {former.length > 0 && (
        <Fold title={texts.former(former.length)}>
          {former.map((version) => (
            <section key={version.version_id} aria-label={texts.version(version.number)}>
              <h4>
                {texts.version(version.number)} <Badge tone="neutral">{versionStates[version.state]}</Badge>
              </h4>
              <VersionView kind={kind.kind} version={version} onShown={onShown} />
            </section>
          ))}
        </Fold>
      )}
      <AskButton person={person} kind={kind} />
    </Card>
  );
}
