import { skipSetupSteps } from '@cleaning/contracts';
import { Button, Notice } from '@cleaning/ui';
import { getMessage, showToast, useAction } from '@cleaning/ui/app';
import { setup as texts } from './texts';
import { useSetupSteps } from './useSetupSteps';

/** Returns skipped setup steps to the desk's first page. Renders nothing if there are none. */
export function ShowSetup() {
  const steps = useSetupSteps();
  const bringBack = useAction(skipSetupSteps);
  const skipped = steps?.filter(({ state }) => state === 'skipped') ?? [];
  if (skipped.length === 0) return null;

  async function show() {
    const steps = skipped.map(({ step }) => step);
    if ((await bringBack.run({ body: { steps, skipped: false } })).ok) showToast(texts.isBack);
  }
  return (
    <div className="ma-actions">
      {bringBack.error && <Notice tone="danger">{getMessage(bringBack.error)}</Notice>}
      <Button variant="ghost" busy={bringBack.busy} onClick={show}>
        {texts.bringBack}
      </Button>
    </div>
  );
}
