import { type CallAnswer, type getMailState, type getSetup, SETUP_STEPS, type SetupStep } from '@cleaning/contracts';

/** Page on which each step is done. */
export const STEP_PATHS: Readonly<Record<SetupStep, string>> = {
  company: '/admin/company#details',
  gst: '/admin/invoice-settings#gst',
  bank: '/admin/invoice-settings#bank',
  mail: '/admin/mail#test',
  logo: '/admin/company#logo',
  clients: '/admin/clients',
  people: '/admin/sub-contractors/invite',
  job: '/admin/create-permanent-job',
  invoice: '/admin/month-invoices',
};

export type StepState = 'done' | 'skipped' | 'open';

export interface ShownStep {
  readonly step: SetupStep;
  readonly state: StepState;
}

/** Whether the mail server accepted the last message. */
export const isMailWorking = ({ delivery, sent, last_error }: CallAnswer<typeof getMailState>): boolean =>
  delivery === 'smtp' && sent > 0 && last_error === '';

/**
 * Setup steps in order.
 * @param more steps that svc-auth knows to be done: mail through a mail server, invited people
 */
export function listSteps({ done, skipped }: CallAnswer<typeof getSetup>, more: readonly SetupStep[]): ShownStep[] {
  const isDone = (step: SetupStep) => done.includes(step) || more.includes(step);
  const getState = (step: SetupStep): StepState => {
    if (isDone(step)) return 'done';
    return skipped.includes(step) ? 'skipped' : 'open';
  };
  return SETUP_STEPS.map((step) => ({ step, state: getState(step) }));
}

export const isSetUp = (steps: readonly ShownStep[]): boolean => steps.every(({ state }) => state !== 'open');

/**
 * Next step after a page; undefined if the page's own first step is next, or if none is left.
 * @param here steps of the page
 */
export function findNextStep(steps: readonly ShownStep[], here: readonly SetupStep[]): SetupStep | undefined {
  const next = steps.find(({ state }) => state === 'open')?.step;
  return next === here[0] ? undefined : next;
}
