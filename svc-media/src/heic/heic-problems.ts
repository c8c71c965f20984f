/** Each ends a sentence that begins with the file: “The file is a HEIC picture …” */
export const NOT_CONVERTED =
  'is a HEIC picture that we can’t convert. Change Settings → Camera → Formats → Most Compatible, then take it again';
export const TOO_MANY_PIXELS =
  'is a HEIC picture with too many pixels. Change Settings → Camera → Formats → Most Compatible, then take it again';
