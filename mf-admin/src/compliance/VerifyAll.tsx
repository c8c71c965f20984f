import { type ComplianceKind, getComplianceLabel, type PersonCompliance } from '@cleaning/contracts';
import { Button, Card } from '@cleaning/ui';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { BulkOutcome, type LeftRow } from '../desk/list/BulkOutcome';
import { verifyAll as texts } from './texts';
import { filterToCheck } from './todo';

/** Sends one form. Resolves to whether its document is verified; the form shows its problems. */
type Send = () => Promise<boolean>;

interface Forms {
  add: (kind: ComplianceKind, send: Send) => void;
  remove: (kind: ComplianceKind) => void;
}

const FormsContext = createContext<Forms | null>(null);

/** Registers a form so that `VerifyAll` can send it with the others of the page while its document waits. */
export function useVerifiedTogether(kind: ComplianceKind, isWaiting: boolean, send: Send): void {
  const forms = useContext(FormsContext);
  const newest = useRef(send);
  useEffect(() => {
    newest.current = send;
  });
  useEffect(() => {
    if (!forms || !isWaiting) return;
    forms.add(kind, () => newest.current());
    return () => forms.remove(kind);
  }, [forms, kind, isWaiting]);
}

interface Outcome {
  readonly verified: number;
  readonly left: readonly LeftRow[];
}

/** Verifies all waiting documents of a person with one press, each with the values of its form. */
export function VerifyAll({ kinds, children }: { kinds: PersonCompliance['kinds']; children: ReactNode }) {
  const sends = useRef(new Map<ComplianceKind, Send>());
  const forms = useMemo<Forms>(
    () => ({
      add: (kind, send) => sends.current.set(kind, send),
      remove: (kind) => sends.current.delete(kind),
    }),
    [],
  );
  const [isBusy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const waiting = filterToCheck(kinds);

  async function press() {
    setBusy(true);
    setOutcome(null);
    const left: LeftRow[] = [];
    for (const { kind } of waiting) {
      const send = sends.current.get(kind);
      const isVerified = send ? await send() : false;
      if (!isVerified)
        left.push({ id: kind, name: getComplianceLabel(kind), msg: send ? texts.seeForm : texts.openFirst });
    }
    setOutcome({ verified: waiting.length - left.length, left });
    setBusy(false);
  }

  return (
    <FormsContext value={forms}>
      {(waiting.length > 1 || outcome) && (
        <Card title={texts.title(waiting.length)}>
          {waiting.length > 1 && (
            <>
              <p>{waiting.map(({ kind }) => getComplianceLabel(kind)).join(', ')}</p>
              <div className="ma-actions">
                <Button busy={isBusy} onClick={press}>
                  {texts.verify(waiting.length)}
                </Button>
              </div>
            </>
          )}
          <div role="status">{outcome && <BulkOutcome done={texts.done(outcome.verified)} left={outcome.left} />}</div>
        </Card>
      )}
      {children}
    </FormsContext>
  );
}
