import { z } from 'zod';
import { defineCall } from './call.js';
import { done } from './fields.js';

/** Setup steps of a new company before its first invoice, in the desk's order. */
export const SETUP_STEPS = ['company', 'gst', 'bank', 'mail', 'logo', 'clients', 'people', 'job', 'invoice'] as const;

export const setupStep = z.enum(SETUP_STEPS);
export type SetupStep = z.infer<typeof setupStep>;

const desk = { service: 'invoice', access: ['admin'] } as const;

export const getSetup = defineCall({
  ...desk,
  method: 'GET',
  path: '/api/admin/setup',
  shows: ['company', 'invoice', 'client', 'account', 'job', 'site'],
  summary: 'Gets which setup steps are done and which are skipped.',
  answer: z.object({
    /**
     * Derived from existing data. Never has "mail", nor "people" who are invited but not registered: svc-auth knows
     * both.
     */
    done: z.array(setupStep),
    skipped: z.array(setupStep),
  }),
});

export const skipSetupSteps = defineCall({
  ...desk,
  method: 'POST',
  path: '/api/admin/skip-setup-steps',
  changes: ['invoice'],
  summary: 'Skips setup steps, or brings them back. Idempotent.',
  body: z.object({ steps: z.array(setupStep).min(1).max(SETUP_STEPS.length), skipped: z.boolean() }),
  answer: done,
});
