/** The bytes are not a valid picture; retrying does not help. */
export class DamagedImageError extends Error {}
