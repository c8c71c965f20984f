export const FIRST_PAGES: readonly string[];
export const PAGE_KINDS: readonly string[];
export const PUBLIC_PAGES: readonly string[];
