/** 1450 → 1,450 */
export const dollarText = (dollars: number) => String(dollars).replace(/\B(?=(\d{3})+$)/g, ',');
