/**
 * Parts of the router that this product uses. Sharing the whole package would stop tree shaking, and a second copy
 * would have its own context, so every front end imports the router from here. Only the shell creates the router
 * (shell/src/routing).
 */
export {
  Link,
  matchPath,
  Navigate,
  type NavigateOptions,
  NavigationType,
  NavLink,
  Outlet,
  type RouteObject,
  RouterProvider,
  useBlocker,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useNavigationType,
  useParams,
  useSearchParams,
} from 'react-router-dom';
export type { ActionResult } from './actionResult';
export { ApiError, getMessage, isStaleCode, isUnreachable, localizeTexts, translation } from './apiError';
export type { Action } from './calls';
export { isConnected, onConnection } from './connection';
export { createStore } from './createStore';
export { LANGUAGE_KEY } from './languageKey';
export {
  askBeforeLeaving,
  askBeforeLogout,
  askToLeave,
  askToLogOut,
  hasUnsaved,
  leavePage,
  navigateWithoutAsking,
  useOpenPath,
} from './leaving';
export { getLiveState, onLiveState } from './live/liveState';
export { useLiveChanges } from './live/useLiveChanges';
export { useNewRows } from './live/useNewRows';
export type { CallInput, Files } from './outgoing';
export type { Audience, CountName, MenuEntry, PageAction, PageHandle, PlaceTab, WorkFrame } from './pageHandle';
export { getCurrentPageName, onPageName, usePageName } from './pageName';
export { pageState } from './pageState';
export { buildQueryKey, USER_KEY } from './queryKey';
export { loadQueryLibrary, useQueryClient, useQueryLibrary } from './queryLibrary';
export { type RequestOptions, request, requestFile } from './request';
export {
  prepareSession,
  type Session,
  SessionProvider,
  type SessionState,
  useCurrentUser,
  useSession,
} from './Session';
export { hasSingleKeys, isKeyTaken, setSingleKeys, useSingleKeys } from './singleKeys';
export {
  buildTelephoneLink,
  createEditableTexts,
  editableTexts,
  formatGroupedAbn,
  getSiteData,
  setSiteData,
} from './site';
export { askStepUp, onStepUp } from './stepUp';
export { dismissToast, getCurrentToasts, onToasts, showToast } from './toasts';
export { CLIENT_TOKEN_KEY, hasSessionEnded, INSPECTIONS_KEY, isKnownDevice, readToken, renewToken } from './token';
export { trackStatus } from './trackStatus';
export { useAction, useCall } from './useCalls';
export { getUserReadTime, onUserRead } from './userRead';
