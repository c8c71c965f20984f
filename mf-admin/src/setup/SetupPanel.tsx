import { type SetupStep, skipSetupSteps } from '@cleaning/contracts';
import { Button, LinkButton, Notice, useConfirm } from '@cleaning/ui';
import { getMessage, Link, useAction } from '@cleaning/ui/app';
import { Panel } from '../desk/Panel';
import './setup.css';
import { isSetUp, type ShownStep, STEP_PATHS } from './steps';
import { setup as texts } from './texts';
import { useSetupSteps } from './useSetupSteps';

interface StepRowProps {
  shown: ShownStep;
  /** Whether it is the first open step. */
  isNext: boolean;
  onSkip: (step: SetupStep, skipped: boolean) => void;
}

function StepRow({ shown: { step, state }, isNext, onSkip }: StepRowProps) {
  const { name, why } = texts.steps[step];
  return (
    <li className="ma-setup__step" data-state={state} aria-current={isNext ? 'step' : undefined}>
      <span className="ma-setup__mark" aria-hidden="true" />
      <div className="ma-setup__what">
        {isNext ? <strong>{name}</strong> : <Link to={STEP_PATHS[step]}>{name}</Link>}{' '}
        <span className="ui-sr-only">{texts.states[state]}</span>
        {state === 'open' && <p className="ma-hint">{why}</p>}
      </div>
      <div className="ma-setup__actions">
        {isNext && <LinkButton to={STEP_PATHS[step]}>{name}</LinkButton>}
        {state === 'open' && (
          <Button variant="ghost" aria-label={texts.skipStep(name)} onClick={() => onSkip(step, true)}>
            {texts.skip}
          </Button>
        )}
        {state === 'skipped' && (
          <Button variant="ghost" aria-label={texts.undoStep(name)} onClick={() => onSkip(step, false)}>
            {texts.undo}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Setup steps of a new company, each shown until it is done or skipped. */
export function SetupPanel() {
  const steps = useSetupSteps();
  const skip = useAction(skipSetupSteps);
  const confirm = useConfirm();
  if (!steps || isSetUp(steps)) return null;

  const open = steps.filter(({ state }) => state === 'open').map(({ step }) => step);
  const save = (chosen: SetupStep[], skipped: boolean) => skip.run({ body: { steps: chosen, skipped } });
  async function hide() {
    if (await confirm(texts.hideAsked, { confirmLabel: texts.hide })) await save(open, true);
  }

  const doneCount = steps.filter(({ state }) => state === 'done').length;
  return (
    <Panel title={texts.title}>
      <div className="ma-setup__progress">
        <progress max={steps.length} value={doneCount} aria-label={texts.progress(doneCount, steps.length)} />
        <span aria-hidden="true">{texts.progress(doneCount, steps.length)}</span>
      </div>
      {skip.error && <Notice tone="danger">{getMessage(skip.error)}</Notice>}
      <ol className="ma-setup">
        {steps.map((shown) => (
          <StepRow
            key={shown.step}
            shown={shown}
            isNext={shown.step === open[0]}
            onSkip={(step, skipped) => save([step], skipped)}
          />
        ))}
      </ol>
      <div>
        <Button variant="ghost" busy={skip.busy} onClick={hide}>
          {texts.hide}
        </Button>
      </div>
    </Panel>
  );
}
