import type { SetupStep } from '@cleaning/contracts';
import { Notice } from '@cleaning/ui';
import { Link } from '@cleaning/ui/app';
import { useEffect, useRef } from 'react';
import { findNextStep, isSetUp, STEP_PATHS } from './steps';
import { setup as texts } from './texts';
import { useSetupSteps } from './useSetupSteps';

const SETTLED_MS = 300;

/**
 * Links to the next step of a new company's setup.
 * @param here steps of this page, its main one first
 */
export function NextStep({ here }: { here: readonly SetupStep[] }) {
  const steps = useSetupSteps();
  const next = steps && !isSetUp(steps) ? findNextStep(steps, here) : undefined;
  const notice = useRef<HTMLDivElement>(null);
  const before = useRef<SetupStep>(undefined);
  const first = steps?.find(({ state }) => state === 'open')?.step;
  useEffect(() => {
    const isStepDone = before.current !== undefined && before.current !== first;
    before.current = first;
    if (!isStepDone || !next) return;
    // The step may have been done far below. Waits until the focus has moved on from a button that disappeared.
    const timer = setTimeout(() => notice.current?.scrollIntoView({ block: 'nearest' }), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [first, next]);
  return (
    <div role="status" ref={notice}>
      {next && (
        <Notice tone="info">
          {texts.next} <Link to={STEP_PATHS[next]}>{texts.steps[next].name}</Link>
        </Notice>
      )}
    </div>
  );
}
