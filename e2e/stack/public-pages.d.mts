export const PAGE_KINDS: readonly string[];
export const PUBLIC_PAGES: readonly string[];
