/** 1450 → 1,450 */
export const formatDollars = (dollars: number) => String(dollars).replace(/\B(?=(\d{3})+$)/g, ',');
