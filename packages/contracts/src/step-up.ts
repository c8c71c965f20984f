import { z } from 'zod';
import { defineCall, EVERYBODY } from './call.js';
import { done, id } from './fields.js';
import { passkeyChallenge, passkeyProof } from './passkeys.js';
import { getFieldSentence } from './refusals/sentences.js';
import { secondFactorCode } from './second-factor.js';

/** Minutes after the login, or after the factor was given again, in which calls with `recentFactor` are allowed. */
export const STEP_UP_MINUTES = 15;

const own = { service: 'auth', access: EVERYBODY, beforeEnrolment: true } as const;

export const stepUpMethod = z.enum(['password', 'code', 'passkey']);
export type StepUpMethod = z.infer<typeof stepUpMethod>;

export const getStepUp = defineCall({
  ...own,
  method: 'GET',
  path: '/api/step-up',
  summary: 'Gets whether this session needs a new second factor, and the ways to give it.',
  answer: z.object({
    needed: z.boolean(),
    /** Seconds until it is needed; 0 when it is. */
    seconds_left: z.number().int(),
    methods: z.array(stepUpMethod),
  }),
});

export const beginPasskeyStepUp = defineCall({
  ...own,
  method: 'POST',
  path: '/api/step-up/begin',
  summary: 'Gets a challenge for one of your passkeys.',
  answer: passkeyChallenge,
});

export const stepUp = defineCall({
  ...own,
  method: 'POST',
  path: '/api/step-up',
  changes: ['session'],
  summary: `Gives the second factor again in one of the ways \`getStepUp\` names. Valid for ${STEP_UP_MINUTES} minutes in this session.`,
  body: z
    .object({
      password: z.string().min(1).max(200).optional(),
      code: secondFactorCode.optional(),
      passkey: passkeyProof.optional(),
    })
    .refine((given) => Object.values(given).filter((value) => value !== undefined).length === 1, {
      path: ['password'],
      message: getFieldSentence('not_confirmation'),
    }),
  answer: done,
});

export const checkRecentFactor = defineCall({
  method: 'GET',
  path: '/internal/recent-factor/:session_id',
  service: 'auth',
  access: ['service'],
  callers: ['jobs', 'media', 'invoice'],
  summary: 'Checks whether a session has a recent second factor.',
  params: z.object({ session_id: id }),
  answer: z.object({ recent: z.boolean() }),
});
