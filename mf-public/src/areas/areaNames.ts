/** Link labels for other pages, without loading the texts of the areas' pages. */
export const AREA_NAMES = [
  { slug: 'adelaide-city', label: 'Adelaide city' },
  { slug: 'eastern-suburbs', label: 'Eastern suburbs' },
  { slug: 'unley-and-inner-south', label: 'Unley and inner south' },
  { slug: 'northern-suburbs', label: 'Northern suburbs' },
  { slug: 'adelaide-hills', label: 'Adelaide Hills' },
  { slug: 'western-suburbs', label: 'Western suburbs' },
  { slug: 'port-adelaide', label: 'Port Adelaide and north-west' },
  { slug: 'glenelg-and-marion', label: 'Glenelg and Marion' },
  { slug: 'southern-suburbs', label: 'Southern suburbs' },
] as const;
export type AreaSlug = (typeof AREA_NAMES)[number]['slug'];
