import { getMailState, getSetup, listInvitations, type SetupStep } from '@cleaning/contracts';
import { useCall } from '@cleaning/ui/app';
import { isMailWorking, listSteps, type ShownStep } from './steps';

/** Setup steps of the company; undefined until loaded. Calls svc-auth only if its steps are open. */
export function useSetupSteps(): readonly ShownStep[] | undefined {
  const { data } = useCall(getSetup);
  const isOpen = (step: SetupStep) => data !== undefined && !data.done.includes(step);
  const mail = useCall(getMailState, { enabled: isOpen('mail') });
  const invited = useCall(listInvitations, { enabled: isOpen('people') });
  if (!data || mail.isLoading || invited.isLoading) return undefined;
  return listSteps(data, [
    ...(mail.data && isMailWorking(mail.data) ? (['mail'] as const) : []),
    ...(invited.data && invited.data.length > 0 ? (['people'] as const) : []),
  ]);
}
