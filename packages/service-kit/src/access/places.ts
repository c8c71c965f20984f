import type { PlainRefusalCode } from '@cleaning/contracts';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { type FindOperator, In } from 'typeorm';
import { refuse } from '../errors/refusal.js';
import type { AuthenticatedRequest } from '../http/route.js';
import type { Caller } from './account-lookup.js';

/** The jobs that a caller sees and acts for. */
export type Places = 'all' | readonly string[];

/** All for an admin, their own for a supervisor, none for anybody else. */
export function getPlaces({ role, places }: Pick<Caller, 'role' | 'places'>): Places {
  if (role === 'admin') return 'all';
  return role === 'supervisor' ? (places ?? []) : [];
}

/** SQL parameter for `($1::uuid[] IS NULL OR job_id = ANY ($1))`. */
export const toPlacesParameter = (places: Places): readonly string[] | null => (places === 'all' ? null : places);

/** Part of a TypeORM `where`: the row's job is one of the places. */
export const wherePlaces = (places: Places): { jobId?: FindOperator<string> } =>
  places === 'all' ? {} : { jobId: In([...places]) };

/** True if the job is one of the caller's places. */
export function hasPlace(caller: Pick<Caller, 'role' | 'places'>, jobId: string): boolean {
  const places = getPlaces(caller);
  return places === 'all' || places.includes(jobId);
}

/** Throws the refusal `code` when the job is not one of the caller's places. */
export function requirePlace(caller: Pick<Caller, 'role' | 'places'>, jobId: string, code: PlainRefusalCode): void {
  if (!hasPlace(caller, jobId)) throw refuse(code);
}

/** The caller's places, as of this request. For calls with `places: 'own'`. */
export const CurrentPlaces = createParamDecorator((_: unknown, context: ExecutionContext): Places => {
  const { caller } = context.switchToHttp().getRequest<AuthenticatedRequest>();
  return caller ? getPlaces(caller) : [];
});
