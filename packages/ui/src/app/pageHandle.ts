import type { IconName } from '../PageIcon';

/**
 * People who may see a page; others are redirected. everybody · visitors: not logged in · contractors: verified
 * sub-contractors · account: sub-contractors, verified or not · waiting: sub-contractors not yet verified · admins ·
 * places: admins, and supervisors for their places · people: everyone who is logged in
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

/** Menus: the office's, a supervisor's and a sub-contractor's. */
export type WorkFrame = 'desk' | 'supervisor' | 'contractor';

/** Counters beside menu entries. */
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
  /** Place among the entries of the menu, from 1. */
  readonly at: number;
  /**
   * `first`: the specification gives its words and order, and the website's header has it too. Only sub-contractors
   * have `work`.
   */
  readonly group: 'first' | 'work' | 'further';
  /** After the key g this letter opens the page. */
  readonly letter?: string;
  readonly count?: CountName;
}

/** A tab of a place of the desk's menu. Its tabs are in the order of the handles. */
export interface PlaceTab {
  /** The address of the place's entry, which may be this page's own. */
  readonly place: string;
  /** For a place with many pages: its tabs show the groups, and a second row the pages of the open group. */
  readonly group?: string;
  readonly label: string;
  /** As in MenuEntry; a page that also has an entry has its letter there. */
  readonly letter?: string;
  readonly count?: CountName;
}

/** An action of the office that is available everywhere: in the palette, and under Create if it creates something. */
export interface PageAction {
  readonly label: string;
  /** Default: the page's own address. */
  readonly to?: string;
  readonly icon: IconName;
  /** Place in the menu Create, from 1, for actions that create something. */
  readonly createAt?: number;
}

/** Metadata of a page: the `handle` of its route (https://reactrouter.com/start/data/route-object#handle). */
export interface PageHandle {
  readonly title: string;
  readonly audience: Audience;
  /** Parent page for the breadcrumb and the way back. Default: the place whose tab the page is. */
  readonly parent?: string;
  readonly menu?: Readonly<Partial<Record<WorkFrame, MenuEntry>>>;
  readonly tab?: PlaceTab;
  /** An entry of the bar at the foot of a sub-contractor's phone. */
  readonly daily?: {
    readonly label: string;
    readonly icon: IconName;
    /** Counted from 1. */
    readonly at: number;
    /** Further pages for which the entry is current. */
    readonly also?: readonly string[];
  };
  readonly action?: PageAction;
  /** Not listed in the palette: the product opens it itself. */
  readonly isUnnamed?: boolean;
  /** Admins see another screen here: the admin remote's `invoice`. */
  readonly isOtherForAdmins?: boolean;
  /** Website page that is neither prerendered nor listed for search engines. */
  readonly isUnlisted?: boolean;
  /** Website page with its own bar at the foot of a phone, or none. Others have “Call us” and “Get a quote”. */
  readonly hasOwnBar?: boolean;
  /** Whether the page's content security policy differs from the others' (nginx/http.conf). */
  readonly hasOwnPolicy?: boolean;
}
