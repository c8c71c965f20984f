import { SETUP_STEPS } from '@cleaning/contracts';
import { findNextStep, isMailWorking, isSetUp, listSteps, STEP_PATHS } from './steps';

describe('company setup', () => {
  it('lists every step in order as done, skipped or open', () => {
    const steps = listSteps({ done: ['company', 'job'], skipped: ['logo', 'job'] }, []);
    expect(steps.map(({ step }) => step)).toEqual(SETUP_STEPS);
    expect(steps.filter(({ state }) => state === 'done').map(({ step }) => step)).toEqual(['company', 'job']);
    expect(steps.filter(({ state }) => state === 'skipped').map(({ step }) => step)).toEqual(['logo']);
    expect(isSetUp(steps)).toBe(false);
  });

  it.each([
    ['the server accepted a message', { delivery: 'smtp' as const, sent: 1, last_error: '' }, true],
    ['no message was sent yet', { delivery: 'smtp' as const, sent: 0, last_error: '' }, false],
    ['the server refused the last message', { delivery: 'smtp' as const, sent: 3, last_error: '535 5.7.8' }, false],
    ['messages go to files', { delivery: 'files' as const, sent: 3, last_error: '' }, false],
  ])('decides whether mail works when %s', (_, state, works) =>
    expect(isMailWorking({ ...state, waiting: 0, refused: 0, given_up: 0, unsure: 0 })).toBe(works),
  );

  it.each(['mail', 'people'] as const)('counts %s as done once svc-auth says so', (own) => {
    const answer = { done: SETUP_STEPS.filter((step) => step !== own), skipped: [] };
    expect(isSetUp(listSteps(answer, []))).toBe(false);
    expect(isSetUp(listSteps(answer, [own]))).toBe(true);
  });

  it('leads from each page to the next step, and nowhere from the step that is next', () => {
    const steps = listSteps({ done: ['company', 'bank'], skipped: ['mail'] }, []);
    expect(findNextStep(steps, ['company', 'logo'])).toBe('gst');
    expect(findNextStep(steps, ['gst', 'bank'])).toBeUndefined();
    const confirmed = listSteps({ done: ['company', 'gst'], skipped: [] }, []);
    expect(findNextStep(confirmed, ['gst', 'bank'])).toBe('bank');
    expect(findNextStep(listSteps({ done: [...SETUP_STEPS], skipped: [] }, []), ['invoice'])).toBeUndefined();
  });

  it('opens the part of the page where the step is done', () =>
    expect([STEP_PATHS.gst, STEP_PATHS.bank, STEP_PATHS.logo].map((path) => path.split('#')[1])).toEqual([
      'gst',
      'bank',
      'logo',
    ]));

  it('is complete when every step was skipped', () => {
    expect(isSetUp(listSteps({ done: [], skipped: [...SETUP_STEPS] }, []))).toBe(true);
  });
});
