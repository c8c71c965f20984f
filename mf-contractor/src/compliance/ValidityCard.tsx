import './compliance.css';
import {
  type ComplianceKind,
  type ComplianceState,
  type DocumentKind,
  getMyCompliance,
  isRegistered,
  isRequiredOfEveryone,
  NO_DOCUMENT,
  type OwnComplianceItem,
  SIGNED_KINDS,
  type SignedKind,
} from '@cleaning/contracts';
import { Badge, Button, Card, formatDate, formatInstant, QueryState, type Tone } from '@cleaning/ui';
import { useCall, useCurrentUser } from '@cleaning/ui/app';
import { useState } from 'react';
import { documents } from '../texts';
import { RenewSheet } from './RenewSheet';
import { SignSheet } from './SignSheet';
import { kinds, signing, states, validity as texts } from './texts';

const TONES: Readonly<Record<ComplianceState, Tone>> = {
  missing: 'neutral',
  unchecked: 'neutral',
  submitted: 'neutral',
  refused: 'danger',
  verified: 'ok',
  expiring: 'warn',
  expired: 'danger',
};

/** Lines below the name of a document. */
function getLines({
  state,
  base,
  expires_on,
  renewal,
  reason,
  asked_at,
  seen_at,
  counts,
}: OwnComplianceItem): string[] {
  const day = expires_on && formatDate(expires_on);
  return [
    base === 'verified' && (day === '' ? texts.noEnd : state === 'expired' ? texts.ended(day) : texts.until(day)),
    base === 'verified' && seen_at !== '' && texts.seen(formatInstant(seen_at)),
    renewal === 'submitted' && texts.waiting,
    (state === 'refused' || renewal === 'refused') && texts.refused(reason),
    asked_at !== '' && texts.asked,
    state === 'expired' && counts && texts.stops,
  ].filter((text) => text !== false);
}

/** File sent at registration or since, if it is still stored and its address is known. */
function OwnFile({ kind }: { kind: ComplianceKind }) {
  const me = useCurrentUser();
  const path = isRegistered(kind) ? me[kind as DocumentKind] : '';
  if (!path || path === NO_DOCUMENT) return null;
  return (
    <a href={path} target="_blank" rel="noreferrer" className="mc-validity__file">
      {documents.open(kinds[kind])}
    </a>
  );
}

const findSignedKind = (kind: ComplianceKind): SignedKind | undefined => SIGNED_KINDS.find((signed) => signed === kind);

interface ItemProps {
  item: OwnComplianceItem;
  onRenew: (kind: ComplianceKind) => void;
  onSign: (kind: SignedKind) => void;
}

function Item({ item, onRenew, onSign }: ItemProps) {
  const label = kinds[item.kind];
  const isAsked = item.asked_at !== '';
  // A verified paper is signed again only if the office asks.
  const signedKind = item.state === 'verified' && !isAsked ? undefined : findSignedKind(item.kind);
  return (
    <li className="mc-validity">
      <h3>{label}</h3>
      <Badge tone={TONES[item.state]}>{states[item.state]}</Badge>
      {getLines(item).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <div className="mc-validity__actions">
        <OwnFile kind={item.kind} />
        {signedKind && (
          <Button variant="secondary" onClick={() => onSign(signedKind)}>
            {signing.open}
            <span className="ui-sr-only"> {label}</span>
          </Button>
        )}
        <Button
          variant={item.state === 'expired' || isAsked ? 'primary' : 'secondary'}
          onClick={() => onRenew(item.kind)}
        >
          {item.state === 'missing' ? texts.send : texts.renew}
          <span className="ui-sr-only"> {label}</span>
        </Button>
      </div>
    </li>
  );
}

const isShown = ({ kind, state, asked_at }: OwnComplianceItem): boolean =>
  isRequiredOfEveryone(kind) || state !== 'missing' || asked_at !== '';

/** The user's documents with their expiry days, each with a button to renew it. */
export function ValidityCard() {
  const query = useCall(getMyCompliance);
  const [shown, setShown] = useState<ComplianceKind | null>(null);
  const [toSign, setToSign] = useState<SignedKind | null>(null);
  // Sheets that were opened stay mounted, so that chosen files stay.
  const [opened, setOpened] = useState<readonly ComplianceKind[]>([]);
  const renew = (kind: ComplianceKind) => {
    setOpened((before) => (before.includes(kind) ? before : [...before, kind]));
    setShown(kind);
  };
  return (
    <Card title={texts.title}>
      <p className="mc-note">{texts.lead}</p>
      <QueryState query={query}>
        {(items) => (
          <>
            <ul className="mc-validities">
              {items.filter(isShown).map((item) => (
                <Item key={item.kind} item={item} onRenew={renew} onSign={setToSign} />
              ))}
            </ul>
            {!items.every(isShown) && (
              <details className="mc-validity-others">
                <summary>{texts.others}</summary>
                <ul className="mc-validities">
                  {items
                    .filter((item) => !isShown(item))
                    .map((item) => (
                      <Item key={item.kind} item={item} onRenew={renew} onSign={setToSign} />
                    ))}
                </ul>
              </details>
            )}
          </>
        )}
      </QueryState>
      {opened.map((kind) => (
        <RenewSheet
          key={kind}
          kind={kind}
          isShown={kind === shown}
          onClose={() => setShown((now) => (now === kind ? null : now))}
        />
      ))}
      {toSign && <SignSheet key={toSign} kind={toSign} onClose={() => setToSign(null)} />}
    </Card>
  );
}
