export type RemoteName = 'public' | 'contractor' | 'admin';

/**
 * Who sees a screen; everybody else is redirected.
 * everybody · visitors: people who are not logged in · contractors: verified sub-contractors ·
 * account: sub-contractors, verified or not · waiting: sub-contractors not verified yet · admins ·
 * places: admins, and supervisors for their places · people: whoever is logged in
 */
export type Audience =
  | 'everybody'
  | 'visitors'
  | 'contractors'
  | 'account'
  | 'waiting'
  | 'admins'
  | 'places'
  | 'people';

export interface Route {
  readonly path: string;
  readonly title: string;
  readonly remote: RemoteName;
  readonly audience: Audience;
  /** Set where an admin gets another remote's screen at the same address. */
  readonly remoteForAdmins?: RemoteName;
  /** The page above, for the breadcrumb and the way back. */
  readonly parent?: string;
  /** Of the public remote: neither written at build nor named to search engines. */
  readonly unlisted?: boolean;
  /** Set where the page's content security policy is not that of all others (nginx/http.conf). */
  readonly ownPolicy?: boolean;
}
