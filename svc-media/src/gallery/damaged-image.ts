/** The bytes are not a picture that can be shown. Trying again will not help. */
export class DamagedImage extends Error {}
