const WEIGHTS = [10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19];

/** Checksum of an Australian Business Number (abr.business.gov.au, "Format of the ABN"). Spaces are ignored. */
export function isValidAbn(text: string): boolean {
  const digits = text.replace(/\s/g, '');
  if (!/^\d{11}$/.test(digits)) return false;
  const sum = WEIGHTS.reduce((total, weight, index) => {
    const digit = Number(digits[index]) - (index === 0 ? 1 : 0);
    return total + digit * weight;
  }, 0);
  return sum % 89 === 0;
}
