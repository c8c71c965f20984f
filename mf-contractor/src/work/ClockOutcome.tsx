import { Notice } from '@cleaning/ui';
import { warningText } from '../languages/warningText';
import { phaseText, type useWork } from './useWork';

/** What goes on with a clock event, and what became of it. Always rendered, so that screen readers notice its text. */
export function ClockOutcome({ phase, outcome }: Pick<ReturnType<typeof useWork>, 'phase' | 'outcome'>) {
  return (
    <>
      <p role="status">{phaseText(phase)}</p>
      <div role="status">
        {outcome && outcome.tone !== 'danger' && <Notice tone={outcome.tone}>{outcome.text}</Notice>}
        {outcome?.warnings?.map((warning) => (
          <Notice key={warning.msg} tone="warn">
            {warningText(warning)}
          </Notice>
        ))}
      </div>
      {outcome?.tone === 'danger' && <Notice tone="danger">{outcome.text}</Notice>}
    </>
  );
}
