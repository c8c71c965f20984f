/** Why a HEIC picture is refused. */
export const NOT_CONVERTED = 'file_heic';
export const TOO_MANY_PIXELS = 'file_heic_too_large';
