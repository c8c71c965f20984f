import { isPublicPage, type SiteData } from '@cleaning/contracts';

const keepLink = <T extends { source_address: string }>(item: T): T => ({
  ...item,
  source_address: isPublicPage(item.source_address) ? item.source_address : '',
});

/** Leaves out addresses that were saved before validation existed and aren't web pages. Pages link to the others. */
export function keepSafeLinks(data: SiteData): SiteData {
  const { company, proof } = data;
  return {
    ...data,
    company: { ...company, social: company.social.filter(isPublicPage) },
    ...(proof && {
      proof: { ...proof, testimonials: proof.testimonials.map(keepLink), ratings: proof.ratings.map(keepLink) },
    }),
  };
}
