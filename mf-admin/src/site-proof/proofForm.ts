import type { VersionedSiteProof } from '@cleaning/contracts';

type Typed<Thing> = { [Field in keyof Thing]: string };
type Lists = 'testimonials' | 'ratings' | 'prices' | 'examples' | 'checks';

/** The fields as they are typed. */
export type ProofForm = {
  version: number;
  promise_days: string;
  served_postcodes: string;
  come_back: string;
  is_police_checked: boolean;
  response_hours: string;
  manager_name: string;
  manager_role: string;
} & { [List in Lists]: Typed<VersionedSiteProof[List][number]>[] };

const toTexts = <Thing extends object>(things: readonly Thing[]) =>
  things.map(
    (thing) =>
      Object.fromEntries(
        Object.entries(thing).map(([field, value]) => [field, value === null ? '' : String(value)]),
      ) as Typed<Thing>,
  );

export const buildForm = (proof: VersionedSiteProof): ProofForm => ({
  version: proof.version,
  promise_days: String(proof.promise_days),
  served_postcodes: proof.served_postcodes.join(' '),
  come_back: proof.come_back,
  is_police_checked: proof.is_police_checked,
  response_hours: proof.response_hours === null ? '' : String(proof.response_hours),
  manager_name: proof.manager_name,
  manager_role: proof.manager_role,
  testimonials: toTexts(proof.testimonials),
  ratings: toTexts(proof.ratings),
  prices: toTexts(proof.prices),
  examples: toTexts(proof.examples),
  checks: toTexts(proof.checks),
});

/** Body of the call, which validates the rest. */
export const buildBody = (form: ProofForm) => ({
  ...form,
  served_postcodes: form.served_postcodes.split(/[\s,;]+/).filter(Boolean),
  response_hours: form.response_hours.trim() === '' ? null : form.response_hours,
  testimonials: form.testimonials.map((one) => ({ ...one, rating: one.rating === '' ? null : one.rating })),
});
