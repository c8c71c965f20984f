const NAMES: Readonly<Record<string, string>> = {
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'linkedin.com': 'LinkedIn',
  'youtube.com': 'YouTube',
  'tiktok.com': 'TikTok',
  'x.com': 'X',
  'pinterest.com': 'Pinterest',
  'g.page': 'Google',
  'google.com': 'Google',
  'hipages.com.au': 'hipages',
  'oneflare.com.au': 'Oneflare',
};

/**
 * Name of the company's page elsewhere: by host, such as `www.facebook.com` and `maps.google.com`; otherwise the host.
 */
export function getSocialName(address: string): string {
  const host = address
    .replace(/^https:\/\//i, '')
    .replace(/\/.*$/, '')
    .toLowerCase();
  const known = Object.keys(NAMES).find((name) => host === name || host.endsWith(`.${name}`));
  return (known && NAMES[known]) ?? host.replace(/^www\./, '');
}
