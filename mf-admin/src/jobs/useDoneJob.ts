import { useAlert } from '@cleaning/ui';
import type { ActionResult } from '@cleaning/ui/app';

type Answer = { readonly status: 'done' | 'error'; readonly msg: string };

/**
 * A call about a job may report that nothing was done: an alert shows the reason, and the form keeps its values
 * (undefined).
 */
export function useDoneJob() {
  const alert = useAlert();
  return async <Any extends Answer>(
    sent: ActionResult<Any>,
  ): Promise<ActionResult<Extract<Any, { status: 'done' }>> | undefined> => {
    if (!sent.ok) return sent;
    const { value } = sent;
    if (isDone(value)) return { ok: true, value };
    await alert(value.msg);
    return undefined;
  };
}

const isDone = <Any extends Answer>(answer: Any): answer is Extract<Any, { status: 'done' }> =>
  answer.status === 'done';
