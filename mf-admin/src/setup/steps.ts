import { type CallAnswer, type getMailState, type getSetup, SETUP_STEPS, type SetupStep } from '@cleaning/contracts';

/** Where each step is done. */
export const STEP_PATHS: Readonly<Record<SetupStep, string>> = {
  company: '/admin/company',
  gst: '/admin/invoice-settings',
  bank: '/admin/invoice-settings',
  mail: '/admin/mail',
  logo: '/admin/company',
  clients: '/admin/clients/import',
  people: '/admin/sub-contractors/invite',
  job: '/admin/create-permanent-job',
  invoice: '/admin/month-invoices',
};

export type StepState = 'done' | 'skipped' | 'open';

export interface ShownStep {
  readonly step: SetupStep;
  readonly state: StepState;
}

/** Whether a mail server takes messages: the last one was taken. */
export const isMailWorking = ({ delivery, sent, last_error }: CallAnswer<typeof getMailState>): boolean =>
  delivery === 'smtp' && sent > 0 && last_error === '';

/** The steps in their order. @param mailWorks whether mail goes to a mail server */
export function listSteps({ done, skipped }: CallAnswer<typeof getSetup>, mailWorks: boolean): ShownStep[] {
  const isDone = (step: SetupStep) => done.includes(step) || (step === 'mail' && mailWorks);
  const getState = (step: SetupStep): StepState => {
    if (isDone(step)) return 'done';
    return skipped.includes(step) ? 'skipped' : 'open';
  };
  return SETUP_STEPS.map((step) => ({ step, state: getState(step) }));
}

export const isSetUp = (steps: readonly ShownStep[]): boolean => steps.every(({ state }) => state !== 'open');
