import type { IconName } from '../PageIcon';

/**
 * Who sees a page; everybody else is redirected.
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

/** Whose menus there are: the office's, a supervisor's and a sub-contractor's. */
export type WorkFrame = 'desk' | 'supervisor' | 'contractor';

/** What the number beside an entry counts. */
export type CountName =
  | 'requests'
  | 'quick-requests'
  | 'people'
  | 'approvals'
  | 'detail-changes'
  | 'enquiries'
  | 'complaints'
  | 'incidents'
  | 'quotes'
  | 'documents'
  | 'messages'
  | 'supplies';

/** An entry of a work area's menu. */
export interface MenuEntry {
  readonly label: string;
  readonly icon: IconName;
  /** Its place among the entries of the menu, from 1. */
  readonly at: number;
  /** `first`: its words and order are given by the specification, and the website's header has it too. Only sub-contractors have `work`. */
  readonly group: 'first' | 'work' | 'further';
  /** After the key g this letter opens the page. */
  readonly letter?: string;
  readonly count?: CountName;
}

/** A tab of a place of the desk's menu. Its tabs are in the order of the handles. */
export interface PlaceTab {
  /** The address of the place's entry, which may be this page's own. */
  readonly of: string;
  /** Of a place with many pages: its row of tabs has the groups, and a second row the pages of the open one. */
  readonly group?: string;
  readonly label: string;
  /** As in MenuEntry; a page that has an entry too has its letter there. */
  readonly letter?: string;
  readonly count?: CountName;
}

/** What the office can begin from everywhere: in the palette, and under Create where it makes something new. */
export interface PageAction {
  readonly label: string;
  /** The page's own address when not given. */
  readonly to?: string;
  readonly icon: IconName;
  /** Of what makes something new, for the menu Create: its place there, from 1. */
  readonly createAt?: number;
}

/** What a page is beside its screen: the `handle` of its route (https://reactrouter.com/start/data/route-object#handle). */
export interface PageHandle {
  readonly title: string;
  readonly audience: Audience;
  /** The page above, for the breadcrumb and the way back. Without it that is the place whose tab the page is. */
  readonly parent?: string;
  readonly menu?: Readonly<Partial<Record<WorkFrame, MenuEntry>>>;
  readonly tab?: PlaceTab;
  /** An entry of the bar at the foot of a sub-contractor's phone. */
  readonly daily?: {
    readonly label: string;
    readonly icon: IconName;
    /** From 1. */
    readonly at: number;
    /** Further pages that it stands for. */
    readonly also?: readonly string[];
  };
  readonly action?: PageAction;
  /** The palette does not name it: it is asked for by the product. */
  readonly isUnnamed?: boolean;
  /** Admins see another screen here: the admin remote's `invoice`. */
  readonly isOtherForAdmins?: boolean;
  /** Of the website: neither prerendered nor named to search engines. */
  readonly isUnlisted?: boolean;
  /** Of the website: the page has the bar at the foot of a phone itself, or none. Others have “Call us” and “Get a quote”. */
  readonly hasOwnBar?: boolean;
  /** The page's content security policy is not that of all others (nginx/http.conf). */
  readonly hasOwnPolicy?: boolean;
}
