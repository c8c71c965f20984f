/** Why a PDF is refused. */
export const DAMAGED = 'file_damaged';
export const LOCKED = 'file_locked';
export const NO_PAGES = 'file_without_pages';
export const TOO_MANY_PAGES = 'file_too_many_pages';
export const HOLDS_MORE = 'file_holds_more';
export const SCRIPT = 'file_script';
export const XFA = 'file_xfa';
export const ATTACHMENT = 'file_attachment';
export const ACTION = 'file_action';
export const MEDIA = 'file_media';
